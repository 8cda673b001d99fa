-- name: begin_learned
INSERT INTO learned (queue_id, fields, pairs, model, of_records, of_corrections, last_event)
SELECT id, :fields, :pairs, :model, :records, :corrections, :behind FROM queue
WHERE name = :queue AND id NOT IN (
    WITH RECURSIVE keyed_twice AS (
        SELECT queue.id FROM queue WHERE queue.blind_fields <> '[]'
        UNION
        SELECT queue.id FROM keyed_twice JOIN queue ON queue.next_queue_id = keyed_twice.id)
    SELECT keyed_twice.id FROM keyed_twice)

-- name: forget_learned_of_keyed_twice
-- Of queues of a second keying, and those in front of one, nothing is kept.
DELETE FROM learned
WHERE queue_id IN (
    WITH RECURSIVE keyed_twice AS (
        SELECT queue.id FROM queue WHERE queue.blind_fields <> '[]'
        UNION
        SELECT queue.id FROM keyed_twice JOIN queue ON queue.next_queue_id = keyed_twice.id)
    SELECT keyed_twice.id FROM keyed_twice)

-- name: learn_anew
UPDATE learned SET model = :model, of_records = :records, of_corrections = :corrections WHERE id = :learned

-- name: learned_to_count
SELECT queue_id, last_event FROM learned WHERE id = :learned

-- name: add_value_counts
INSERT INTO value_count (learned_id, field, value, records, left_as)
SELECT :learned, json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
       json_extract(value, '$[3]')
FROM json_each(:counts, '$.values')
WHERE true
ON CONFLICT (learned_id, field, value)
DO UPDATE SET records = records + excluded.records, left_as = left_as + excluded.left_as

-- name: drop_value_counts
DELETE FROM value_count
WHERE id IN (
    SELECT known.id
    FROM json_each(:counts, '$.values') AS told
    CROSS JOIN value_count AS known
        ON known.learned_id = :learned AND known.field = json_extract(told.value, '$[0]')
           AND known.value = json_extract(told.value, '$[1]')
    WHERE json_extract(told.value, '$[2]') < 0 AND known.records <= 0)

-- name: add_pair_counts
INSERT INTO pair_count (learned_id, by_field, by_value, field, value, records)
SELECT :learned, json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
       json_extract(value, '$[3]'), json_extract(value, '$[4]')
FROM json_each(:counts, '$.pairs')
WHERE true
ON CONFLICT (learned_id, by_field, by_value, field, value) DO UPDATE SET records = records + excluded.records

-- name: drop_pair_counts
DELETE FROM pair_count
WHERE learned_id = :learned AND records <= 0
  AND (by_field, by_value, field, value) IN (
      SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
             json_extract(value, '$[3]')
      FROM json_each(:counts, '$.pairs') WHERE json_extract(value, '$[4]') < 0)

-- name: keep_counted_items
INSERT INTO counted_item (learned_id, item_id, cells, is_done)
SELECT :learned, json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]')
FROM json_each(:counts, '$.items')
WHERE true
ON CONFLICT (learned_id, item_id) DO UPDATE SET cells = excluded.cells, is_done = excluded.is_done

-- name: drop_counted_items
DELETE FROM counted_item
WHERE learned_id = :learned AND item_id IN (SELECT value FROM json_each(:counts, '$.gone'))

-- name: keep_slice
INSERT INTO counted_slice (learned_id, begins, records, corrections, changes)
VALUES (:learned, :begins, :records, :corrections, :changes)

-- name: drop_slices
DELETE FROM counted_slice WHERE id IN (SELECT value FROM json_each(:slices))

-- name: slices_are_in
UPDATE learned SET records = records + :records, corrections = corrections + :corrections WHERE id = :learned

-- name: learned_reaches
UPDATE learned
SET last_event = :last,
    records = records + json_extract(:counts, '$.records'),
    corrections = corrections + json_extract(:counts, '$.corrections'),
    is_whole = max(is_whole, :whole)
WHERE id = :learned

-- name: forget_learned
-- What was learned before of the queue, and its counts.
DELETE FROM learned
WHERE id < :learned AND queue_id = (SELECT queue_id FROM learned WHERE id = :learned)
  AND (SELECT is_whole FROM learned WHERE id = :learned) = 1
