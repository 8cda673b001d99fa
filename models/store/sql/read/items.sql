-- name: item_by_id
SELECT * FROM intray.item_row WHERE id = :item AND state <> 'staged'

-- name: record_of_item
SELECT * FROM intray.record_row WHERE item_id = :item

-- name: earlier_records
SELECT record, error, finished_by, finished_at
FROM intray.earlier_record_row
WHERE item_id = :item
ORDER BY id

-- name: steps_beside
SELECT item.id FROM intray.item WHERE item.from_item_id = :item
UNION ALL
SELECT item.from_item_id FROM intray.item WHERE item.id = :item AND item.from_item_id IS NOT NULL

-- name: drafts_of_item
SELECT * FROM intray.draft_row WHERE item_id = :item ORDER BY saved_at DESC, revision DESC

-- name: proposal
SELECT * FROM intray.proposal_row WHERE item_id = :item

-- name: history
SELECT told.*, queue.name AS queue
FROM intray.event_row AS told
LEFT JOIN intray.item ON item.id = told.item_id
LEFT JOIN intray.queue ON queue.id = item.queue_id
WHERE told.item_id = :item
ORDER BY told.id

-- name: notes_of_item
-- The newest, and one more (../../../queue/mostnotes.h); all are in the history.
SELECT at, kind, "user", detail
FROM intray.event_row
WHERE item_id = :item AND kind IN ('noted', 'returned', 'asked', 'answered') AND detail IS NOT NULL
ORDER BY id DESC
LIMIT 201

-- name: last_item
SELECT coalesce(max(id), 0) AS id FROM intray.item
