-- Differs: one call does it all.
SELECT finish_all(:lock, :kind, :operations, :after, :reason, :workstation) AS answer
