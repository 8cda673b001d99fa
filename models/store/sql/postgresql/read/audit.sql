-- Differs: by a function, because whoever audits sees no record, only its digest.

-- name: audit_items
SELECT id, state, lock_id, lock_user, attempts, finished_by, finished_at, record, digest, is_adopted
FROM intray.audited_items(:item::bigint, :limit::bigint)
ORDER BY id
