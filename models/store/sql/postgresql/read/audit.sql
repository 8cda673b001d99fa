-- Differs: by functions, because whoever audits sees no record, only its digest, and lock ids are told to those who may
-- know them.

-- name: audit_items
SELECT id, state, lock_id, lock_user, attempts, finished_by, finished_at, record, digest, is_adopted
FROM intray.audited_items(:item::bigint, :limit::bigint)
ORDER BY id

-- name: audit_events
SELECT * FROM intray.audited_events(:item::bigint, :event::bigint, :limit::bigint)
