SELECT state, count(*) AS n
FROM intray.item
WHERE queue_id = :queue_id AND state IN ('done', 'failed', 'dismissed')
GROUP BY state
