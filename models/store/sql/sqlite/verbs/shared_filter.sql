-- name: share_filter
INSERT INTO shared_filter (queue_id, name, filter, shared_at, shared_by)
VALUES (:queue_id, :name, :filter, :now, :user)
ON CONFLICT (queue_id, name) DO UPDATE
SET filter = excluded.filter, shared_at = excluded.shared_at, shared_by = excluded.shared_by
WHERE :replaces = 1

-- name: rename_filter
UPDATE shared_filter SET name = :new_name WHERE queue_id = :queue_id AND name = :name

-- name: drop_filter
DELETE FROM shared_filter WHERE queue_id = :queue_id AND name = :name
