-- Differs: one call does it all.
SELECT take_away(:locks, :reason, :to, :drafts, :lock, :workstation) AS answer
