SELECT draft.*
FROM draft
JOIN item ON item.id = draft.item_id
WHERE draft.user = :user AND (item.lock_id IS NULL OR item.lock_id <> draft.lock_id)
ORDER BY draft.saved_at DESC
