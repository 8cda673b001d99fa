-- name: questions_of_item
-- The oldest first.
SELECT question_row.*, item.key, item.state AS item_state, queue.name AS queue
FROM intray.question_row
JOIN intray.item ON item.id = question_row.item_id
JOIN intray.queue ON queue.id = item.queue_id
WHERE question_row.item_id = :item
ORDER BY question_row.id

-- name: question_by_id
SELECT question_row.*, item.key, item.state AS item_state, queue.name AS queue
FROM intray.question_row
JOIN intray.item ON item.id = question_row.item_id
JOIN intray.queue ON queue.id = item.queue_id
WHERE question_row.id = :id

-- name: open_questions
-- Of one queue, or of all that this user reads. Those that are late soonest stand first.
SELECT question_row.*, item.key, item.state AS item_state, queue.name AS queue
FROM intray.question_row
JOIN intray.item ON item.id = question_row.item_id AND item.state IN ('open', 'locked')
JOIN intray.queue ON queue.id = item.queue_id
WHERE question_row.state = 'open' AND (:queue = '' OR queue.name = :queue)
ORDER BY question_row.by_when, question_row.id
LIMIT :limit OFFSET :offset

-- name: records_asked_about
-- The same with the records.
SELECT question_row.*, item_row.key, item_row.state AS item_state, item_row.queue, item_row.record
FROM intray.question_row
JOIN intray.item_row ON item_row.id = question_row.item_id AND item_row.state IN ('open', 'locked')
WHERE question_row.state = 'open' AND (:queue = '' OR item_row.queue = :queue)
ORDER BY question_row.id
LIMIT :limit OFFSET :offset

-- name: closed_questions
-- Answered, withdrawn, or open when the work on their item ended; the newest first.
SELECT question_row.*, item.key, item.state AS item_state, queue.name AS queue
FROM intray.question_row
JOIN intray.item ON item.id = question_row.item_id AND item.state <> 'staged'
JOIN intray.queue ON queue.id = item.queue_id
WHERE NOT (question_row.state = 'open' AND item.state IN ('open', 'locked')) AND (:queue = '' OR queue.name = :queue)
ORDER BY question_row.id DESC
LIMIT :limit OFFSET :offset
