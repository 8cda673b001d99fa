-- name: learned_of_queue
-- The newest first.
SELECT id, fields, pairs, of_records, of_corrections, last_event, records, corrections, is_whole
FROM intray.learned_row
WHERE queue_id = :queue_id
ORDER BY id DESC

-- name: learned_model
SELECT model FROM intray.learned_row WHERE id = :learned

-- name: told_of_value
-- All that is known of a value: itself, those that may be meant by it, and what people made of it.
SELECT * FROM (
    SELECT 'itself' AS what, value, records, left_as FROM intray.value_count_row
    WHERE learned_id = :learned AND field = :field_number AND value = :cell) AS itself
UNION ALL
SELECT * FROM (
    SELECT 'like' AS what, value, records, left_as FROM intray.value_count_row
    WHERE learned_id = :learned AND field = :field_number ORDER BY "rank", id LIMIT 60) AS frequent
UNION ALL
SELECT * FROM (
    SELECT 'like' AS what, value, records, left_as FROM intray.value_count_row
    WHERE learned_id = :learned AND field = :field_number AND starts = :starts ORDER BY "rank", id LIMIT 30) AS alike_before
UNION ALL
SELECT * FROM (
    SELECT 'like' AS what, value, records, left_as FROM intray.value_count_row
    WHERE learned_id = :learned AND field = :field_number AND ends = :ends ORDER BY "rank", id LIMIT 30) AS alike_behind
UNION ALL
SELECT * FROM (
    SELECT 'corrected' AS what, value, records, 0 AS left_as FROM intray.pair_count_row
    WHERE learned_id = :learned AND by_field = :field_number AND by_value = :cell AND field = :field_number
    ORDER BY records DESC LIMIT 60) AS corrected

-- name: count_of_value
SELECT records FROM intray.value_count_row WHERE learned_id = :learned AND field = :field_number AND value = :cell

-- name: told_with_value
-- What stands in other fields of the records with this value, and in how many records it stands altogether.
SELECT pair.field, pair.value, pair.records, everywhere.records AS all_records
FROM (SELECT field, value, records FROM intray.pair_count_row
      WHERE learned_id = :learned AND by_field = :field_number AND by_value = :cell AND field <> :field_number
      ORDER BY records DESC LIMIT 1000) AS pair
LEFT JOIN intray.value_count_row AS everywhere
    ON everywhere.learned_id = :learned AND everywhere.field = pair.field AND everywhere.value = pair.value

-- name: refused_suggestions
SELECT field, value FROM intray.refused_suggestion_row WHERE item_id = :item

-- name: refused_of_queue
SELECT refused.item_id, refused.field, refused.value
FROM intray.refused_suggestion_row AS refused
JOIN intray.item ON item.id = refused.item_id
WHERE item.queue_id = :queue_id

-- name: counting_reach
-- Up to which event the next piece goes: not beyond what is in the figures, because what is in them is settled.
SELECT coalesce(max(id), 0) AS up_to, count(*) AS events
FROM (SELECT told.id
      FROM intray.event_row AS told
      JOIN intray.item ON item.id = told.item_id
      WHERE told.id > :behind AND told.id <= :last AND item.queue_id = :queue_id
      ORDER BY told.id LIMIT :limit) AS piece

-- name: first_figured
SELECT coalesce(min(first_event), 1) AS first_event FROM intray.figure_row WHERE queue_id = :queue_id AND quarter = ''

-- name: records_to_learn_from
-- Some in a row, so that what belongs together in the order of the file comes together.
SELECT item.id, item.state, record.imported, record.current
FROM intray.item
JOIN intray.record_row AS record ON record.item_id = item.id
WHERE item.queue_id = :queue_id AND item.id >= :first AND item.state <> 'staged' AND item.state <> 'dismissed'
ORDER BY item.id
LIMIT :limit

-- name: span_of_queue
SELECT coalesce(min(id), 0) AS first_item, coalesce(max(id), 0) AS last_item, count(*) AS records
FROM intray.item
WHERE queue_id = :queue_id AND state <> 'staged' AND state <> 'dismissed'

-- name: corrected_to_learn_from
-- The newest.
SELECT item.id, item.state, record.imported, record.current
FROM intray.item
JOIN intray.record_row AS record ON record.item_id = item.id
WHERE item.queue_id = :queue_id AND item.state = 'done' AND record.current IS NOT NULL
ORDER BY item.id DESC
LIMIT :limit
