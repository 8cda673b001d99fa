-- Differs: servers keep this to their own functions.
SELECT queue_id, layout, statements FROM adopted WHERE queue_id = :queue_id
