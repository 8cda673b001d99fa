-- name: events
SELECT told.*, item."key", queue.name AS queue
FROM intray.event_row AS told
LEFT JOIN intray.item ON item.id = told.item_id
LEFT JOIN intray.queue ON queue.id = item.queue_id
WHERE told.id >= :first AND told.id <= :last AND told.item_id IS NOT NULL
  AND (:queue_id = 0 OR item.queue_id = :queue_id)
  AND (:user = '' OR told."user" = :user)
  AND (:kinds = '' OR intray.instr(:kinds, told.kind) > 0)
  AND told.at >= :from AND told.at < :to
ORDER BY told.id DESC
LIMIT :limit

-- name: events_of_item
SELECT told.*, item."key", queue.name AS queue
FROM intray.event_row AS told
LEFT JOIN intray.item ON item.id = told.item_id
LEFT JOIN intray.queue ON queue.id = item.queue_id
WHERE told.item_id = :item AND told.id < :before
  AND (:queue_id = 0 OR item.queue_id = :queue_id)
  AND (:user = '' OR told."user" = :user)
  AND (:kinds = '' OR intray.instr(:kinds, told.kind) > 0)
  AND told.at >= :from AND told.at < :to
ORDER BY told.id DESC
LIMIT :limit

-- name: events_of_key
SELECT told.*, item."key", queue.name AS queue
FROM intray.queue
JOIN intray.item ON item.queue_id = queue.id AND item."key" = :key
JOIN intray.event_row AS told ON told.item_id = item.id AND told.id < :before
WHERE (:queue_id = 0 OR item.queue_id = :queue_id)
  AND (:user = '' OR told."user" = :user)
  AND (:kinds = '' OR intray.instr(:kinds, told.kind) > 0)
  AND told.at >= :from AND told.at < :to
ORDER BY told.id DESC
LIMIT :limit

-- name: history_zones
SELECT quarter, min(first_event) AS first_event, max(last_event) AS last_event
FROM intray.figure_row
WHERE quarter > '' AND quarter >= :from AND quarter <= :to
  AND (:queue_id = 0 OR queue_id = :queue_id)
  AND (:user = '' OR "user" = :user)
  AND (:kinds = '' OR intray.instr(:kinds, kind) > 0)
  AND first_event < :before
GROUP BY quarter
ORDER BY last_event DESC
LIMIT 1000
