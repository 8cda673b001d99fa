-- Differs: one call does it all.
SELECT release_locks(:locks, :reason, :workstation) AS answer
