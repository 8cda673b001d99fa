-- Differs: this engine has no SHA-256, so the program is given the record.

-- name: audit_items
SELECT item.id, item.state, item.lock_id, item.lock_user, item.attempts, record.finished_by, record.finished_at,
       coalesce(record.current, record.imported) AS record, '' AS digest,
       EXISTS (SELECT 1 FROM adopted WHERE adopted.queue_id = item.queue_id) AS is_adopted
FROM item
CROSS JOIN record ON record.item_id = item.id
WHERE item.state <> 'staged' AND item.id > :item
ORDER BY item.id
LIMIT :limit
