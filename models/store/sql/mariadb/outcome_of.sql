-- Differs: one call does it all.
SELECT outcome_of(:operation, :workstation) AS answer
