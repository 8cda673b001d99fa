-- Differs: one call does it all.
SELECT change_number() AS answer
