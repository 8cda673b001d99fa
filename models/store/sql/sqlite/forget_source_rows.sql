-- Differs: on servers the function that runs the query keeps its result.
DELETE FROM source_row WHERE queue_id = :queue_id
