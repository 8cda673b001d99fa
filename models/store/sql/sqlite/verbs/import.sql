-- name: begin_import
INSERT INTO import (queue_id, source, state, user, workstation, started_at, heard_at)
VALUES (:queue_id, :source, 'staging', :user, :workstation, :now, :now)
ON CONFLICT DO NOTHING

-- name: import_by_id
SELECT * FROM import WHERE id = :import

-- name: item_under_key
SELECT item.import_id, record.imported, record.current, record.sealed
FROM item
JOIN record ON record.item_id = item.id
WHERE item.queue_id = :queue_id AND item.key = :key

-- name: import_heard
UPDATE import SET heard_at = :now WHERE id = :import AND state = 'staging'

-- name: add_import_events
INSERT INTO event (item_id, at, kind, user, workstation)
SELECT item.id, :now, 'imported', import.user, import.workstation
FROM import
CROSS JOIN item ON item.import_id = import.id AND item.state = 'staged'
WHERE import.id = :import
ORDER BY item.id
LIMIT :limit

-- name: set_import_state
UPDATE import SET state = :state, heard_at = :now WHERE id = :import AND state = :from

-- name: open_staged
UPDATE item
SET state = 'open'
WHERE id IN (SELECT id FROM item WHERE import_id = :import AND state = 'staged' ORDER BY id LIMIT :limit)

-- name: delete_staged_records
DELETE FROM record
WHERE item_id IN (SELECT id FROM item WHERE import_id = :import AND state = 'staged' ORDER BY id LIMIT :limit)

-- name: delete_staged
DELETE FROM item
WHERE id IN (SELECT id FROM item WHERE import_id = :import AND state = 'staged' ORDER BY id LIMIT :limit)

-- name: limits_of_queue
SELECT fields, required_fields, largest_record, largest_field FROM queue WHERE id = :queue_id
