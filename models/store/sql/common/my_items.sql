SELECT item_row.*, draft.user AS draft_user, draft.revision, draft.content, draft.saved_at
FROM item_row
LEFT JOIN draft ON draft.item_id = item_row.id AND draft.lock_id = item_row.lock_id
WHERE state = 'locked' AND lock_user = :user
ORDER BY locked_at, rank, item_row.id
