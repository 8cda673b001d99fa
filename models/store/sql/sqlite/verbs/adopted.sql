-- name: adopt_queue
INSERT INTO adopted (queue_id, layout, statements) VALUES (:queue_id, :layout, :statements)

-- name: adopted_of_queue
SELECT queue_id, layout, statements FROM adopted WHERE queue_id = :queue_id

-- name: adopted_of_item
SELECT item.key, adopted.queue_id, adopted.layout, adopted.statements, adopted_lock.lock_time
FROM item
JOIN adopted ON adopted.queue_id = item.queue_id
LEFT JOIN adopted_lock ON adopted_lock.item_id = item.id
WHERE item.id = :item

-- name: adopted_lock
INSERT INTO adopted_lock (item_id, lock_time) VALUES (:item, :lock_time)
ON CONFLICT (item_id) DO UPDATE SET lock_time = excluded.lock_time

-- name: lock_seconds
SELECT lock_seconds FROM queue WHERE id = :queue_id

-- name: set_lock_seconds
UPDATE queue
SET lock_seconds = :seconds, longest_hold_seconds = max(longest_hold_seconds, :seconds)
WHERE id = :queue_id AND lock_seconds <> :seconds
