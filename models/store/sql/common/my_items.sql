SELECT item_row.*, draft_row."user" AS draft_user, draft_row.revision, draft_row.content, draft_row.saved_at
FROM intray.item_row
LEFT JOIN intray.draft_row ON draft_row.item_id = item_row.id AND draft_row.lock_id = item_row.lock_id
WHERE item_row.state = 'locked' AND item_row.lock_user = :user
ORDER BY item_row.locked_at, item_row."rank", item_row.id
