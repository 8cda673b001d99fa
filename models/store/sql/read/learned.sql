-- name: learned_of_queue
-- The newest first.
SELECT id, fields, pairs, of_records, of_corrections, last_event, records, corrections, is_whole
FROM intray.learned_row
WHERE queue_id = :queue_id
ORDER BY id DESC

-- name: learned_model
SELECT model FROM intray.learned_row WHERE id = :learned

-- name: refused_suggestions
SELECT field, value FROM intray.refused_suggestion_row WHERE item_id = :item

-- name: refused_of_queue
SELECT refused.item_id, refused.field, refused.value
FROM intray.refused_suggestion_row AS refused
JOIN intray.item ON item.id = refused.item_id
WHERE item.queue_id = :queue_id

-- name: refused_to_learn_from
-- The newest, with what came in, of a later file too: what is offered is learned from that. By what was refused: SQLite
-- would read all items of the queue to find the few that something was refused in.
SELECT refused.field, refused.value, coalesce(delivered_row.record, record.imported) AS imported
FROM intray.refused_suggestion_row AS refused
JOIN intray.item ON item.id = refused.item_id
JOIN intray.record_row AS record ON record.item_id = item.id
LEFT JOIN intray.delivered_row ON delivered_row.item_id = item.id
WHERE item.queue_id + 0 = :queue_id
ORDER BY refused.at DESC, refused.item_id, refused.field, refused.value
LIMIT :limit

-- name: first_figured
SELECT coalesce(min(first_event), 1) AS first_event FROM intray.figure_row WHERE queue_id = :queue_id AND quarter = ''

-- name: records_to_learn_from
-- Some in a row, so that what belongs together in the order of the file comes together. What a later file brought was not
-- put right by anybody: it counts as what came in.
SELECT item.id, item.state, coalesce(delivered_row.record, record.imported) AS imported, record.current
FROM intray.item
JOIN intray.record_row AS record ON record.item_id = item.id
LEFT JOIN intray.delivered_row ON delivered_row.item_id = item.id
WHERE item.queue_id = :queue_id AND item.id >= :first AND item.state <> 'staged' AND item.state <> 'dismissed'
ORDER BY item.id
LIMIT :limit

-- name: records_to_learn_from_side_by_side
-- The same for a queue whose items stand close together. By their numbers: an index of the queue would have all of them
-- read and sorted for each of the places.
SELECT item.id, item.state, coalesce(delivered_row.record, record.imported) AS imported, record.current
FROM intray.item
JOIN intray.record_row AS record ON record.item_id = item.id
LEFT JOIN intray.delivered_row ON delivered_row.item_id = item.id
WHERE item.queue_id + 0 = :queue_id AND item.id >= :first AND item.state <> 'staged' AND item.state <> 'dismissed'
ORDER BY item.id
LIMIT :limit

-- name: span_of_queue
-- From indexes alone: looking at the state of each item costs SQLite ten times as much, at the start of each desk.
SELECT coalesce(min(id), 0) AS first_item, coalesce(max(id), 0) AS last_item,
    count(*) - (SELECT count(*) FROM intray.item AS dismissed
                WHERE dismissed.queue_id = :queue_id AND dismissed.state = 'dismissed')
             - (SELECT count(*) FROM intray.item AS staged
                WHERE staged.queue_id + 0 = :queue_id AND staged.state = 'staged') AS records
FROM intray.item
WHERE queue_id = :queue_id

-- name: corrected_to_learn_from
-- The newest.
SELECT item.id, item.state, coalesce(delivered_row.record, record.imported) AS imported, record.current
FROM intray.item
JOIN intray.record_row AS record ON record.item_id = item.id
LEFT JOIN intray.delivered_row ON delivered_row.item_id = item.id
WHERE item.queue_id = :queue_id AND item.state = 'done' AND record.current IS NOT NULL
ORDER BY item.id DESC
LIMIT :limit

-- name: delivered_of_item
SELECT record FROM intray.delivered_row WHERE item_id = :item AND record IS NOT NULL

-- name: values_of_field
-- Nearly the most frequent first: their ranks are in the index, their numbers are not.
SELECT value, records FROM intray.value_count_row
WHERE learned_id = :learned AND field = :field_number AND records > 0
ORDER BY "rank", id
LIMIT :limit
