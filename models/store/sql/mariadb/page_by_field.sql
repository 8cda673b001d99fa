-- Differs: JSON, and the comparison without case. Values are compared as the text that a cursor holds.
SELECT item_row.*
FROM (
    SELECT * FROM (
        SELECT id, LOWER(COALESCE(
            CASE JSON_TYPE(JSON_EXTRACT(record, :path)) WHEN 'BOOLEAN' THEN JSON_EXTRACT(record, :path) END,
            JSON_VALUE(record, :path), JSON_COMPACT(JSON_QUERY(record, :path)), '')) COLLATE EXACT_NAME AS value
        FROM item_row
        WHERE queue_id = :queue_id AND state = :state AND (:needle = '' OR INSTR(search, :needle) > 0)) AS valued
    WHERE :first = 1 OR value > LOWER(:value) COLLATE EXACT_NAME
       OR (value = LOWER(:value) COLLATE EXACT_NAME AND id > :id)
    ORDER BY value, id LIMIT :limit) AS place
JOIN item_row ON item_row.id = place.id
ORDER BY place.value, place.id
