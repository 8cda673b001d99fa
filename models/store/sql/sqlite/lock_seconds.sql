-- Differs: servers keep this to their own functions.
SELECT lock_seconds FROM queue WHERE id = :queue_id
