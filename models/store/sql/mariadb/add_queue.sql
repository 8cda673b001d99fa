-- Differs: one call does it all.
SELECT add_queue(:rules) AS answer
