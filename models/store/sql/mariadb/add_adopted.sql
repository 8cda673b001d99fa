-- Differs: one call does it all.
SELECT adopt_queue(:queue_id, :layout, :statements) AS answer
