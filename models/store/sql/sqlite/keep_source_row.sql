-- Differs: on servers the function that runs the query keeps its result.
INSERT INTO source_row (queue_id, rank, place, key, record) VALUES (:queue_id, -:priority, :place, :key, :record)
