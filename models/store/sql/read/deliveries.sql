-- name: deliveries
SELECT import.id, queue.name AS queue, import.source, import."user", import.started_at, import.told, import.recalled_at,
       import.recalled_by
FROM intray.import_row AS import
JOIN intray.queue AS queue ON queue.id = import.queue_id
WHERE import.state IN ('accepted', 'complete') AND (:queue = '' OR queue.name = :queue)
ORDER BY import.id DESC

-- name: records_of_delivery
-- What became of them. Whole only where somebody has changed something; who finished none has it passed.
SELECT item_row.id, item_row.state, item_row."rank", item_row.priority, record_row.finished_by, record_row.finished_at,
       CASE WHEN record_row.current IS NOT NULL THEN record_row.imported END AS imported, record_row.current
FROM intray.item_row
JOIN intray.record_row ON record_row.item_id = item_row.id
WHERE item_row.queue_id = :queue_id AND item_row.import_id = :import AND item_row.id > :behind
ORDER BY item_row.id
LIMIT :limit

-- name: second_looks_at_delivery
-- The same of the items that came of these in the next queue, whose records came in as the step before left them.
SELECT item_row.from_item_id AS id, item_row.state, item_row."rank", item_row.priority, record_row.finished_by, record_row.finished_at,
       CASE WHEN record_row.current IS NOT NULL THEN record_row.imported END AS imported, record_row.current
FROM intray.item_row
JOIN intray.item_row AS own ON own.id = item_row.from_item_id
JOIN intray.record_row ON record_row.item_id = item_row.id
WHERE own.queue_id = :queue_id AND own.import_id = :import AND own.id > :behind
  AND item_row.queue_id = :next_queue_id
ORDER BY own.id
LIMIT :limit

-- name: earlier_records_of_delivery
-- What people had left of them before they were opened again.
SELECT earlier_record_row.id AS place, earlier_record_row.item_id AS id, record_row.imported,
       earlier_record_row.record AS current
FROM intray.earlier_record_row
JOIN intray.item_row ON item_row.id = earlier_record_row.item_id
JOIN intray.record_row ON record_row.item_id = earlier_record_row.item_id
WHERE item_row.queue_id = :queue_id AND item_row.import_id = :import AND earlier_record_row.id > :behind
  AND earlier_record_row.finished_by IS NOT NULL
ORDER BY earlier_record_row.id
LIMIT :limit
