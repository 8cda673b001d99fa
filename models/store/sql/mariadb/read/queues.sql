-- Differs: by a function, because views need a right for each login.

-- name: adopted_queues
SELECT a.queue_id, a.queue, '{}' AS layout
FROM JSON_TABLE(adopted_queues(), '$[*]' COLUMNS (queue_id BIGINT PATH '$.queue_id', queue VARCHAR(64) PATH '$.queue')) AS a
