-- name: add_event
INSERT INTO event (item_id, at, kind, user, workstation, lock_id, operation_id, detail)
VALUES (:item, :now, :kind, :user, :workstation, :lock, :operation, :detail)

-- name: add_events
INSERT INTO event (item_id, at, kind, user, workstation, lock_id, operation_id, detail)
SELECT told.value ->> 0, :now, :kind, :user, :workstation, :lock, told.value ->> 1, told.value ->> 2
FROM json_each(:events) AS told
ORDER BY told.key

-- name: event_of_operation
SELECT * FROM event WHERE operation_id = :operation

-- name: last_event
-- A note changes nothing, nor does a file that is attached.
SELECT * FROM event
WHERE item_id = :item AND kind <> 'noted' AND kind <> 'absorbed' AND kind <> 'told_apart' AND kind <> 'attached'
ORDER BY id DESC LIMIT 1

-- name: lock_of_item
SELECT state, lock_id, lock_user, lock_workstation, locked_at, expires_at
FROM item
WHERE id = :item AND state <> 'staged'
