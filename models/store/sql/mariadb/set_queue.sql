-- Differs: one call does it all.
SELECT set_queue(:rules) AS answer
