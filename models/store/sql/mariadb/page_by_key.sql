-- Differs: comparing pairs is no range of an index here, so each range is asked for itself, and records are read at the end.
SELECT item_row.*
FROM (
    SELECT * FROM (
    (SELECT id, "key" FROM item
     WHERE queue_id = :queue_id AND state = :state AND "key" = :key AND id > :id
       AND (:needle = '' OR EXISTS (SELECT 1 FROM record WHERE record.item_id = item.id AND INSTR(record.search, :needle) > 0))
     ORDER BY "key", id LIMIT :limit)
    UNION ALL
    (SELECT id, "key" FROM item
     WHERE queue_id = :queue_id AND state = :state AND "key" > :key
       AND (:needle = '' OR EXISTS (SELECT 1 FROM record WHERE record.item_id = item.id AND INSTR(record.search, :needle) > 0))
     ORDER BY "key", id LIMIT :limit)) AS places
    ORDER BY "key", id LIMIT :limit) AS place
JOIN item_row ON item_row.id = place.id
ORDER BY place."key", place.id
