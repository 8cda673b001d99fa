-- Differs: on servers the function that runs the query looks it up.
SELECT 1 AS found FROM item
WHERE queue_id = :queue_id AND key = :key AND state IN ('done', 'failed', 'dismissed')
