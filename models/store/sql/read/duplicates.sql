-- name: duplicate_models_of_queue
-- The newest first.
SELECT id, of_records, last_event, is_whole
FROM intray.duplicate_model_row
WHERE queue_id = :queue_id
ORDER BY id DESC

-- name: duplicate_model_text
SELECT model FROM intray.duplicate_model_row WHERE id = :model

-- name: records_of_queue
SELECT count(*) AS records FROM intray.item WHERE queue_id = :queue_id AND state <> 'staged' AND state <> 'dismissed'

-- name: records_to_compare
-- Some from everywhere in the queue.
SELECT item.id, item.key, item.state, coalesce(record.current, record.imported) AS record
FROM intray.item
JOIN intray.record_row AS record ON record.item_id = item.id
WHERE item.queue_id = :queue_id AND item.id > :item AND item.id % :steps = 0
  AND item.state <> 'staged' AND item.state <> 'dismissed'
ORDER BY item.id
LIMIT :limit

-- name: told_apart_of_item
-- In the order in which it was said: the last word of two items counts.
SELECT detail FROM intray.event_row WHERE item_id = :item AND kind = 'told_apart' ORDER BY id

-- name: pairs_told_apart
-- Not looked for where the figures say that there are none. The last word of two items counts.
SELECT event_row.item_id, event_row.detail
FROM intray.event_row
JOIN intray.item ON item.id = event_row.item_id
WHERE event_row.kind = 'told_apart' AND item.queue_id = :queue_id
  AND event_row.id >= (SELECT coalesce(min(told.first_event), (SELECT max(last_event) + 1 FROM intray.figured_row))
                       FROM intray.figure_row AS told
                       WHERE told.quarter = '' AND told.queue_id = :queue_id AND told.kind = 'told_apart')
ORDER BY event_row.id
