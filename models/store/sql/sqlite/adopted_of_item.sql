-- Differs: servers keep this to their own functions.
SELECT item.key, adopted.queue_id, adopted.layout, adopted.statements, adopted_lock.lock_time
FROM item
JOIN adopted ON adopted.queue_id = item.queue_id
LEFT JOIN adopted_lock ON adopted_lock.item_id = item.id
WHERE item.id = :item
