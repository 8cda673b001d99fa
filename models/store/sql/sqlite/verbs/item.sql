-- name: add_item
INSERT INTO item (queue_id, key, priority, state, available_at, import_id, created_by, created_at)
VALUES (:queue_id, :key, :priority, :state, :available_at, :import_id, :user, :now)
ON CONFLICT DO NOTHING

-- name: add_record
INSERT INTO record (item_id, imported, search, context) VALUES (:item, :imported, :search, :context)
