-- Differs: one call does it all.
SELECT beat(:workstation) AS answer
