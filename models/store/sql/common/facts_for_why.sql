SELECT item.not_for, item.nor_for, item.attempts, queue.attempts AS attempts_allowed,
       EXISTS (SELECT 1 FROM source_row WHERE source_row.queue_id = item.queue_id AND source_row.key = item.key) AS is_found
FROM item
JOIN queue ON queue.id = item.queue_id
WHERE item.id = :item
