-- name: add_item
INSERT INTO item (queue_id, key, priority, state, available_at, import_id, created_by, created_at)
VALUES (:queue_id, :key, :priority, :state, :available_at, :import_id, :user, :now)
ON CONFLICT DO NOTHING

-- name: add_items
-- Those whose keys the queue does not have yet, in the given order; :keys is an object with the priority of each. Without
-- WHERE, SQLite would take ON CONFLICT for a join.
INSERT INTO item (queue_id, key, priority, state, import_id, created_by, created_at)
SELECT :queue_id, given.key, given.value, :state, :import_id, :user, :now
FROM json_each(:keys) AS given
WHERE true
ON CONFLICT DO NOTHING

-- name: items_behind
-- In place of RETURNING, whose rows the driver of ODBC does not give on.
SELECT id, key FROM item WHERE id > :behind

-- name: add_record
INSERT INTO record (item_id, imported, missing, search, context)
VALUES (:item, :imported, :missing, :search, :context)
