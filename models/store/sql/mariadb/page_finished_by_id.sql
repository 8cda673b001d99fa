-- Differs: of finished items the index in claim order tells the age; records are read at the end only.
SELECT item_row.*
FROM (
    SELECT id FROM item
    WHERE queue_id = :queue_id AND state = :state AND due_at IS NULL AND turn = 0 AND id > :id
      AND (:needle = '' OR EXISTS (SELECT 1 FROM record WHERE record.item_id = item.id AND INSTR(record.search, :needle) > 0))
    ORDER BY id LIMIT :limit) AS place
JOIN item_row ON item_row.id = place.id
ORDER BY place.id
