-- Differs: one call does it all.
SELECT remove_user(:name) AS answer
