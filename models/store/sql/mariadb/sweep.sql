-- Differs: one call does it all.
SELECT sweep(:workstation) AS answer
