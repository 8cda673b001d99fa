SELECT draft_row.*
FROM intray.draft_row
JOIN intray.item_row ON item_row.id = draft_row.item_id
WHERE draft_row."user" = :user AND (item_row.lock_id IS NULL OR item_row.lock_id <> draft_row.lock_id)
ORDER BY draft_row.saved_at DESC
