-- Differs: one call does it all.
SELECT remove_queue(:queue) AS answer
