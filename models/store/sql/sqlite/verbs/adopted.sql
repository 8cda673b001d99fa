-- name: adopt_queue
INSERT INTO adopted (queue_id, layout, statements) VALUES (:queue_id, :layout, :statements)
ON CONFLICT (queue_id) DO UPDATE SET layout = excluded.layout, statements = excluded.statements

-- name: undo_adoption
DELETE FROM adopted WHERE queue_id = :queue_id

-- name: rows_held
-- By Intray itself: other programs name no workstation.
SELECT count(*) AS n FROM item WHERE queue_id = :queue_id AND state = 'locked' AND lock_workstation <> ''

-- name: items_locked
SELECT id FROM item WHERE queue_id = :queue_id AND state = 'locked'

-- name: forget_noted_locks
DELETE FROM adopted_lock WHERE item_id IN (SELECT id FROM item WHERE queue_id = :queue_id)

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

-- name: noted_locks
-- Those of items that are locked, as they stand in the table.
SELECT item.key AS k, coalesce(adopted_lock.lock_time, '') AS lock_time, item.lock_user AS holder, 0 AS age
FROM item
LEFT JOIN adopted_lock ON adopted_lock.item_id = item.id
WHERE item.queue_id = :queue_id AND item.state = 'locked'

-- name: note_lock
UPDATE item
SET state = 'locked', available_at = '', lock_user = :user, lock_workstation = '', lock_id = :lock,
    locked_at = :locked_at, expires_at = :expires_at, change = change + 1
WHERE id = :item

-- name: last_try
-- Other programs name no workstation.
SELECT item.attempts
FROM item
JOIN queue ON queue.id = item.queue_id
WHERE item.id = :item AND item.state = 'locked' AND item.lock_workstation <> '' AND item.attempts >= queue.attempts

-- name: result_of_item
SELECT result FROM record WHERE item_id = :item

-- name: finished_of_adopted
SELECT item.id, item.key, item.state, coalesce(record.current, record.imported) AS record, record.error, record.result
FROM item
JOIN record ON record.item_id = item.id
WHERE item.queue_id = :queue_id AND item.id > :item AND (item.state = 'done' OR (item.state = 'failed' AND :failed = 1))
ORDER BY item.id
LIMIT 500

-- name: lock_seconds
SELECT lock_seconds, name FROM queue WHERE id = :queue_id

-- name: set_lock_seconds
UPDATE queue
SET lock_seconds = :seconds, longest_hold_seconds = max(longest_hold_seconds, :seconds)
WHERE id = :queue_id AND lock_seconds <> :seconds
