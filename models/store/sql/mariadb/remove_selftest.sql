-- Differs: one call does it all.
SELECT remove_selftest(:queue, :limit) AS answer
