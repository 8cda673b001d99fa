-- Differs: what is available now stands at -infinity, not at an empty text; JSON, and the comparison without case.

-- name: expired_items
SELECT ITEM_IN_LIST
FROM intray.item_row
WHERE id IN (SELECT item.id
             FROM intray.item
             JOIN intray.queue ON queue.id = item.queue_id
             WHERE item.queue_id = :queue_id::bigint AND item.state = 'locked' AND item.expires_at <= :now::timestamptz
               AND (queue.attempts IS NULL OR item.attempts < queue.attempts))
ORDER BY id
LIMIT 5000

-- name: page_open_in_claim_order
SELECT ITEM_IN_LIST
FROM intray.item_row
WHERE queue_id = :queue_id::bigint AND state = 'open'
  AND (available_since, rank, id)
      > (intray.time_in(:available_at::text), :rank::bigint, :id::bigint)
  AND (:needle::text = '' OR position(:needle::text IN search) > 0)
ORDER BY available_since, rank, id
LIMIT :limit::bigint

-- name: page_open_in_claim_order_reversed
SELECT ITEM_IN_LIST
FROM intray.item_row
WHERE queue_id = :queue_id::bigint AND state = 'open'
  AND (available_since, rank, id)
      < (intray.time_in(:available_at::text), :rank::bigint, :id::bigint)
  AND (:needle::text = '' OR position(:needle::text IN search) > 0)
ORDER BY available_since DESC, rank DESC, id DESC
LIMIT :limit::bigint

-- name: page_by_field
SELECT ITEM_IN_LIST
FROM intray.item_row
WHERE queue_id = :queue_id::bigint AND state = :state::text
  AND (:first::bigint = 1
       OR (lower(left(coalesce(record ->> :field::text, ''), 300)) COLLATE "C", id)
          > (lower(:value::text) COLLATE "C", :id::bigint))
  AND (:needle::text = '' OR position(:needle::text IN search) > 0)
ORDER BY lower(left(coalesce(record ->> :field::text, ''), 300)) COLLATE "C", id
LIMIT :limit::bigint

-- name: page_by_field_reversed
SELECT ITEM_IN_LIST
FROM intray.item_row
WHERE queue_id = :queue_id::bigint AND state = :state::text
  AND (:first::bigint = 1
       OR (lower(left(coalesce(record ->> :field::text, ''), 300)) COLLATE "C", id)
          < (lower(:value::text) COLLATE "C", :id::bigint))
  AND (:needle::text = '' OR position(:needle::text IN search) > 0)
ORDER BY lower(left(coalesce(record ->> :field::text, ''), 300)) COLLATE "C" DESC, id DESC
LIMIT :limit::bigint
