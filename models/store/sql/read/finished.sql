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
       coalesce(delivered_row.record, record_row.imported) AS imported, record_row.current, record_row.finished_by,
       record_row.missing
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

-- name: corrected_in_bulk
-- In records that are not finished: nothing else says of them who put what right. What is finished is told as a whole.
SELECT event_row.id, event_row.item_id, event_row.detail, event_row."user" AS finished_by,
       item_row.created_by, item_row.created_at,
       coalesce(delivered_row.record, record_row.imported) AS imported, record_row.current
FROM intray.event_row
JOIN intray.item_row ON item_row.id = event_row.item_id
JOIN intray.record_row ON record_row.item_id = item_row.id
LEFT JOIN intray.delivered_row ON delivered_row.item_id = item_row.id
WHERE event_row.kind = 'corrected' AND item_row.queue_id = :queue_id
  AND (item_row.state = 'open' OR item_row.state = 'locked')
  AND event_row.id > :behind
  AND event_row.id >= (SELECT coalesce(min(told.first_event), (SELECT max(last_event) + 1 FROM intray.figured_row))
                       FROM intray.figure_row AS told
                       WHERE told.quarter = '' AND told.queue_id = :queue_id AND told.kind = 'corrected')
  AND (:finished_by = '' OR event_row."user" = :finished_by)
  AND (:since = '' OR event_row.at >= :since)
  AND (:until = '' OR event_row.at < :until)
ORDER BY event_row.id
LIMIT :limit

-- name: asked_back
SELECT ITEM_IN_LIST, asked_back_row."user" AS asked_by, asked_back_row.at AS asked_at, asked_back_row.note AS asked_why
FROM intray.asked_back_row
JOIN intray.item_row ON item_row.id = asked_back_row.item_id
WHERE :queue = '' OR item_row.queue = :queue
ORDER BY asked_back_row.at, asked_back_row.item_id
LIMIT 500
