-- Differs: comparing triples is no range of an index here, so each range is asked for itself; what stands in front
-- (see item_all) is a range of its own. Within one time the order does not name the time, else all would be sorted.
-- Records are read at the end.
SELECT item_row.*
FROM (
    SELECT * FROM (
    (SELECT id, NULLIF(due_at, '1000-01-01') AS due, turn FROM item
     WHERE queue_id = :queue_id AND state = 'open' AND due_at IS NULL AND :available_at = '' AND turn = :rank AND id > :id
       AND (:needle = '' OR EXISTS (SELECT 1 FROM record WHERE record.item_id = item.id AND INSTR(record.search, :needle) > 0))
     ORDER BY turn, id LIMIT :limit)
    UNION ALL
    (SELECT id, NULLIF(due_at, '1000-01-01') AS due, turn FROM item
     WHERE queue_id = :queue_id AND state = 'open' AND due_at IS NULL AND :available_at = '' AND turn > :rank
       AND (:needle = '' OR EXISTS (SELECT 1 FROM record WHERE record.item_id = item.id AND INSTR(record.search, :needle) > 0))
     ORDER BY turn, id LIMIT :limit)
    UNION ALL
    (SELECT id, NULLIF(due_at, '1000-01-01') AS due, turn FROM item
     WHERE queue_id = :queue_id AND state = 'open' AND due_at = '1000-01-01' AND :available_at = '' AND turn = :rank AND id > :id
       AND (:needle = '' OR EXISTS (SELECT 1 FROM record WHERE record.item_id = item.id AND INSTR(record.search, :needle) > 0))
     ORDER BY turn, id LIMIT :limit)
    UNION ALL
    (SELECT id, NULLIF(due_at, '1000-01-01') AS due, turn FROM item
     WHERE queue_id = :queue_id AND state = 'open' AND due_at = '1000-01-01' AND :available_at = '' AND turn > :rank
       AND (:needle = '' OR EXISTS (SELECT 1 FROM record WHERE record.item_id = item.id AND INSTR(record.search, :needle) > 0))
     ORDER BY turn, id LIMIT :limit)
    UNION ALL
    (SELECT id, NULLIF(due_at, '1000-01-01') AS due, turn FROM item
     WHERE queue_id = :queue_id AND state = 'open' AND due_at = CAST(CASE WHEN :available_at = '' THEN NULL WHEN :available_at > 'A' THEN '9999-12-31'
                                ELSE REPLACE(TRIM(TRAILING 'Z' FROM :available_at), 'T', ' ') END AS DATETIME(3))
       AND turn = :rank AND id > :id
       AND (:needle = '' OR EXISTS (SELECT 1 FROM record WHERE record.item_id = item.id AND INSTR(record.search, :needle) > 0))
     ORDER BY turn, id LIMIT :limit)
    UNION ALL
    (SELECT id, NULLIF(due_at, '1000-01-01') AS due, turn FROM item
     WHERE queue_id = :queue_id AND state = 'open' AND due_at = CAST(CASE WHEN :available_at = '' THEN NULL WHEN :available_at > 'A' THEN '9999-12-31'
                                ELSE REPLACE(TRIM(TRAILING 'Z' FROM :available_at), 'T', ' ') END AS DATETIME(3))
       AND turn > :rank
       AND (:needle = '' OR EXISTS (SELECT 1 FROM record WHERE record.item_id = item.id AND INSTR(record.search, :needle) > 0))
     ORDER BY turn, id LIMIT :limit)
    UNION ALL
    (SELECT id, NULLIF(due_at, '1000-01-01') AS due, turn FROM item
     WHERE queue_id = :queue_id AND state = 'open' AND due_at > COALESCE(CAST(CASE WHEN :available_at = '' THEN NULL WHEN :available_at > 'A' THEN '9999-12-31'
                                ELSE REPLACE(TRIM(TRAILING 'Z' FROM :available_at), 'T', ' ') END AS DATETIME(3)), '1000-01-01')
       AND (:needle = '' OR EXISTS (SELECT 1 FROM record WHERE record.item_id = item.id AND INSTR(record.search, :needle) > 0))
     ORDER BY item.due_at, turn, id LIMIT :limit)) AS places
    ORDER BY due, turn, id LIMIT :limit) AS place
JOIN item_row ON item_row.id = place.id
ORDER BY place.due, place.turn, place.id
