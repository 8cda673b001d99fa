-- name: expired_items
-- Held, but anybody may take them: their lock is over, and nobody has swept yet.
SELECT ITEM_IN_LIST
FROM intray.item_row
JOIN intray.queue ON queue.id = item_row.queue_id
WHERE item_row.queue_id = :queue_id AND item_row.state = 'locked' AND item_row.expires_at <= :now
  AND (queue.attempts IS NULL OR item_row.attempts < queue.attempts)
ORDER BY item_row.id
LIMIT 5000

-- name: page_by_id
SELECT ITEM_IN_LIST
FROM intray.item_row
WHERE queue_id = :queue_id AND state = :state
  AND id > :id
  AND FOUND_IN(search)
ORDER BY id
LIMIT :limit

-- name: page_by_id_reversed
SELECT ITEM_IN_LIST
FROM intray.item_row
WHERE queue_id = :queue_id AND state = :state
  AND id < :id
  AND FOUND_IN(search)
ORDER BY id DESC
LIMIT :limit

-- name: page_by_key
SELECT ITEM_IN_LIST
FROM intray.item_row
WHERE queue_id = :queue_id AND state = :state
  AND ("key", id) > (:key, :id)
  AND FOUND_IN(search)
ORDER BY "key", id
LIMIT :limit

-- name: page_by_key_reversed
SELECT ITEM_IN_LIST
FROM intray.item_row
WHERE queue_id = :queue_id AND state = :state
  AND ("key", id) < (:key, :id)
  AND FOUND_IN(search)
ORDER BY "key" DESC, id DESC
LIMIT :limit

-- name: page_open_in_claim_order
SELECT ITEM_IN_LIST
FROM intray.item_row
WHERE queue_id = :queue_id AND state = 'open'
  AND (available_at, "rank", id) > (:available_at, :rank, :id)
  AND FOUND_IN(search)
ORDER BY available_at, "rank", id
LIMIT :limit

-- name: page_open_in_claim_order_reversed
SELECT ITEM_IN_LIST
FROM intray.item_row
WHERE queue_id = :queue_id AND state = 'open'
  AND (available_at, "rank", id) < (:available_at, :rank, :id)
  AND FOUND_IN(search)
ORDER BY available_at DESC, "rank" DESC, id DESC
LIMIT :limit

-- name: page_open_by_key
SELECT ITEM_IN_LIST
FROM intray.item_row
WHERE queue_id = :queue_id AND state = 'open'
  AND ("key", id) > (:key, :id)
  AND FOUND_IN(search)
ORDER BY "key", id
LIMIT :limit

-- name: page_open_by_key_reversed
SELECT ITEM_IN_LIST
FROM intray.item_row
WHERE queue_id = :queue_id AND state = 'open'
  AND ("key", id) < (:key, :id)
  AND FOUND_IN(search)
ORDER BY "key" DESC, id DESC
LIMIT :limit

-- name: page_finished_by_id
SELECT ITEM_IN_LIST
FROM intray.item_row
WHERE queue_id = :queue_id AND state = :state AND (state = 'done' OR state = 'failed' OR state = 'dismissed')
  AND id > :id
  AND FOUND_IN(search)
ORDER BY id
LIMIT :limit

-- name: page_finished_by_id_reversed
SELECT ITEM_IN_LIST
FROM intray.item_row
WHERE queue_id = :queue_id AND state = :state AND (state = 'done' OR state = 'failed' OR state = 'dismissed')
  AND id < :id
  AND FOUND_IN(search)
ORDER BY id DESC
LIMIT :limit
