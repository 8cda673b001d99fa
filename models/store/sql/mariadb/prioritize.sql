-- Differs: one call does it all.
SELECT prioritize(:items, :priority, :reason, :workstation) AS answer
