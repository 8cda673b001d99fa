-- name: deliveries
SELECT import.id, queue.name AS queue, import.source, import."user", import.started_at, import.told, import.recalled_at,
       import.recalled_by
FROM intray.import_row AS import
JOIN intray.queue AS queue ON queue.id = import.queue_id
WHERE import.state IN ('accepted', 'complete') AND (:queue = '' OR queue.name = :queue)
ORDER BY import.id DESC
