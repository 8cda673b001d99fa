-- Differs: what is available now stands at -infinity, not at an empty text; lists in JSON.

-- name: items_of_list
SELECT ITEM_IN_LIST
FROM intray.item_row
WHERE id = ANY (ARRAY(SELECT asked.id::bigint FROM pg_catalog.jsonb_array_elements_text(:items::jsonb) AS asked (id)))

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
  AND FOUND_IN(search)
ORDER BY available_since, rank, id
LIMIT :limit::bigint

-- name: page_open_in_claim_order_reversed
SELECT ITEM_IN_LIST
FROM intray.item_row
WHERE queue_id = :queue_id::bigint AND state = 'open'
  AND (available_since, rank, id)
      < (intray.time_in(:available_at::text), :rank::bigint, :id::bigint)
  AND FOUND_IN(search)
ORDER BY available_since DESC, rank DESC, id DESC
LIMIT :limit::bigint
