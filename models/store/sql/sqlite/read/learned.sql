-- Differs: an event names no queue here, and an item that is withdrawn leaves no way to it; lists in JSON; what a delivery tells is read
-- where it stands.

-- name: counting_reach
-- Up to which event the next piece goes: not beyond what is in the figures, because what is in them is settled. A cross join
-- keeps its order: from the other end it would walk through the whole queue for each piece.
SELECT coalesce(max(id), 0) AS up_to, count(*) AS events
FROM (SELECT event.id
      FROM event
      CROSS JOIN item ON item.id = event.item_id
      WHERE event.id > :behind AND event.id <= :last AND item.queue_id = :queue_id
      ORDER BY event.id LIMIT :limit) AS piece

-- name: items_to_count
SELECT told.item_id, record.imported, delivered.record AS delivered, record.current, item.state, counted.item_id AS counted, counted.cells, counted.is_done,
       item.from_item_id, item.state IN ('open', 'locked', 'done') AND NOT record.sealed AS counts
FROM (SELECT event.item_id
      FROM event
      CROSS JOIN item ON item.id = event.item_id
      WHERE event.id > :behind AND event.id <= :last AND item.queue_id = :queue_id
      UNION
      SELECT item_id FROM counted_item WHERE learned_id = :learned AND is_gone = 1) AS told
LEFT JOIN item ON item.id = told.item_id
LEFT JOIN record ON record.item_id = item.id
LEFT JOIN delivered_row AS delivered ON delivered.item_id = item.id
LEFT JOIN counted_item_row AS counted ON counted.learned_id = :learned AND counted.item_id = told.item_id

-- name: slices_waiting
SELECT count(*) AS slices, coalesce(sum(records), 0) AS records FROM counted_slice WHERE learned_id = :learned

-- name: where_slices_begin
SELECT DISTINCT begins FROM counted_slice WHERE learned_id = :learned ORDER BY begins

-- name: slices_in_turn
SELECT id, records, corrections, changes FROM counted_slice WHERE learned_id = :learned ORDER BY begins, id

-- name: frequent_values
-- Any value of a field may be meant by another one. They are asked for once: with each record they were most of what is read.
SELECT wanted.value AS field, (
    SELECT json_group_array(json_array(value, records)) FROM (
        SELECT value, records FROM value_count_row
        WHERE learned_id = :learned AND field = wanted.value ORDER BY rank, id LIMIT 60)) AS told
FROM json_each(:fields) AS wanted

-- name: told_of_record
-- All that is known of each value that is asked for ([field, value, with its others]): in how many records it stands, those
-- that may be meant by it beside the most frequent ones, what people made of it, and what stands in other fields of the records
-- that have it.
WITH wanted AS MATERIALIZED (
    SELECT key + 1 AS place, json_extract(value, '$[0]') AS field, json_extract(value, '$[1]') AS cell,
           json_extract(value, '$[2]') AS with_others
    FROM json_each(:asked))
SELECT place, '{"itself":' || coalesce((
    SELECT json_array(itself.records, itself.left_as) FROM value_count_row AS itself
    WHERE itself.learned_id = :learned AND itself.field = wanted.field AND itself.value = wanted.cell), 'null')
    || ',"alike":' || (SELECT json_group_array(json_array(value, records)) FROM (
        SELECT * FROM (
            SELECT value, records FROM value_count_row
            WHERE learned_id = :learned AND field = wanted.field AND starts = substr(wanted.cell, 1, 3)
            ORDER BY rank, id LIMIT 30)
        UNION ALL
        SELECT * FROM (
            SELECT value, records FROM value_count_row
            WHERE learned_id = :learned AND field = wanted.field AND ends = substr(wanted.cell, -3)
            ORDER BY rank, id LIMIT 30)))
    || ',"corrected":' || (
        SELECT json_group_array(json_array(made.value, made.records, everywhere.records))
        FROM (SELECT value, records FROM pair_count_row
              WHERE learned_id = :learned AND by_field = wanted.field AND by_value = wanted.cell AND field = wanted.field
              ORDER BY records DESC LIMIT 60) AS made
        LEFT JOIN value_count_row AS everywhere
            ON everywhere.learned_id = :learned AND everywhere.field = wanted.field AND everywhere.value = made.value)
    || ',"together":' || CASE WHEN with_others = 0 THEN 'null' ELSE (
        SELECT json_group_array(json_array(pair.field, pair.value, pair.records, everywhere.records))
        FROM (SELECT field, value, records FROM pair_count_row
              WHERE learned_id = :learned AND by_field = wanted.field AND by_value = wanted.cell AND field <> wanted.field
              ORDER BY records DESC LIMIT 1000) AS pair
        LEFT JOIN value_count_row AS everywhere
            ON everywhere.learned_id = :learned AND everywhere.field = pair.field AND everywhere.value = pair.value) END
    || '}' AS told
FROM wanted

-- name: templates_of_item
-- By which import templates its record came, first and last.
SELECT json_extract(import.told, '$.template') AS template
FROM import
WHERE import.id IN (SELECT item.import_id FROM item WHERE item.id = :item
                    UNION ALL SELECT delivered.import_id FROM delivered WHERE delivered.item_id = :item)
  AND json_extract(import.told, '$.template') <> ''

-- name: templates_of_queue
SELECT item.id AS item_id, json_extract(import.told, '$.template') AS template
FROM item
JOIN import ON import.id = item.import_id
WHERE item.queue_id = :queue_id AND json_extract(import.told, '$.template') <> ''
UNION ALL
SELECT item.id, json_extract(import.told, '$.template')
FROM item
JOIN delivered ON delivered.item_id = item.id
JOIN import ON import.id = delivered.import_id
WHERE item.queue_id = :queue_id AND json_extract(import.told, '$.template') <> ''
