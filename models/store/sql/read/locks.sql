-- name: my_items
SELECT item_row.*, draft_row."user" AS draft_user, draft_row.revision, draft_row.content, draft_row.saved_at
FROM intray.item_row
LEFT JOIN intray.draft_row ON draft_row.item_id = item_row.id AND draft_row.lock_id = item_row.lock_id
WHERE item_row.state = 'locked' AND item_row.lock_user = :user
  AND NOT EXISTS (SELECT 1 FROM intray.selftest WHERE selftest.queue_id = item_row.queue_id)
ORDER BY item_row.locked_at, item_row."rank", item_row.id

-- name: items_of_lock
SELECT * FROM intray.item_row WHERE state = 'locked' AND lock_id = :lock ORDER BY "rank", id

-- name: proposals_under_lock
SELECT proposal_row.*
FROM intray.item_row
JOIN intray.proposal_row ON proposal_row.item_id = item_row.id
WHERE item_row.state = 'locked' AND item_row.lock_id = :lock

-- name: lost_drafts
SELECT draft_row.*
FROM intray.draft_row
JOIN intray.item_row ON item_row.id = draft_row.item_id
WHERE draft_row."user" = :user AND (item_row.lock_id IS NULL OR item_row.lock_id <> draft_row.lock_id)
ORDER BY draft_row.saved_at DESC

-- name: locks_of_queue
SELECT ITEM_IN_LIST
FROM intray.item_row
WHERE queue_id = :queue_id AND state = 'locked'
ORDER BY locked_at, id
LIMIT 1000
