-- name: finished_items
SELECT item_row.id
FROM intray.item_row
JOIN intray.record_row ON record_row.item_id = item_row.id
WHERE item_row.queue_id = :queue_id AND (item_row.state = 'done' OR item_row.state = 'failed' OR item_row.state = 'dismissed')
  AND item_row.id > :behind
  AND intray.instr(:states, item_row.state) > 0
  AND (:finished_by = '' OR record_row.finished_by = :finished_by)
  AND (:since = '' OR record_row.finished_at >= :since)
  AND (:until = '' OR record_row.finished_at < :until)
  AND FOUND_IN(item_row.search)
ORDER BY item_row.id
LIMIT :limit

-- name: count_finished_items
SELECT count(*) AS n
FROM intray.item_row
JOIN intray.record_row ON record_row.item_id = item_row.id
WHERE item_row.queue_id = :queue_id AND (item_row.state = 'done' OR item_row.state = 'failed' OR item_row.state = 'dismissed')
  AND intray.instr(:states, item_row.state) > 0
  AND (:finished_by = '' OR record_row.finished_by = :finished_by)
  AND (:since = '' OR record_row.finished_at >= :since)
  AND (:until = '' OR record_row.finished_at < :until)
  AND FOUND_IN(item_row.search)

-- name: completed_records
-- imported is what was delivered last: what a later file brought is no correction.
SELECT item_row.id, item_row.created_by, item_row.created_at,
       coalesce(delivered_row.record, record_row.imported) AS imported, record_row.current, record_row.finished_by
FROM intray.item_row
JOIN intray.record_row ON record_row.item_id = item_row.id
LEFT JOIN intray.delivered_row ON delivered_row.item_id = item_row.id
WHERE item_row.queue_id = :queue_id AND item_row.state = 'done'
  AND item_row.id > :behind
  AND (:finished_by = '' OR record_row.finished_by = :finished_by)
  AND (:since = '' OR record_row.finished_at >= :since)
  AND (:until = '' OR record_row.finished_at < :until)
ORDER BY item_row.id
LIMIT :limit

-- name: asked_back
SELECT ITEM_IN_LIST, asked_back_row."user" AS asked_by, asked_back_row.at AS asked_at, asked_back_row.note AS asked_why
FROM intray.asked_back_row
JOIN intray.item_row ON item_row.id = asked_back_row.item_id
WHERE :queue = '' OR item_row.queue = :queue
ORDER BY asked_back_row.at, asked_back_row.item_id
LIMIT 500
