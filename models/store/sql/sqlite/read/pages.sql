-- Differs: JSON paths and the comparison without case. Values are compared as the text that a cursor holds.

-- name: page_by_field
SELECT ITEM_IN_LIST
FROM item_row
WHERE queue_id = :queue_id AND state = :state
  AND (:first = 1 OR (CASE json_type(record, :path)
        WHEN 'true' THEN 'true' WHEN 'false' THEN 'false'
        ELSE substr(CAST(coalesce(json_extract(record, :path), '') AS TEXT), 1, 300) END COLLATE NOCASE, id) > (:value, :id))
  AND (:needle = '' OR instr(search, :needle) > 0)
ORDER BY CASE json_type(record, :path)
        WHEN 'true' THEN 'true' WHEN 'false' THEN 'false'
        ELSE substr(CAST(coalesce(json_extract(record, :path), '') AS TEXT), 1, 300) END COLLATE NOCASE, id
LIMIT :limit

-- name: page_by_field_reversed
SELECT ITEM_IN_LIST
FROM item_row
WHERE queue_id = :queue_id AND state = :state
  AND (:first = 1 OR (CASE json_type(record, :path)
        WHEN 'true' THEN 'true' WHEN 'false' THEN 'false'
        ELSE substr(CAST(coalesce(json_extract(record, :path), '') AS TEXT), 1, 300) END COLLATE NOCASE, id) < (:value, :id))
  AND (:needle = '' OR instr(search, :needle) > 0)
ORDER BY CASE json_type(record, :path)
        WHEN 'true' THEN 'true' WHEN 'false' THEN 'false'
        ELSE substr(CAST(coalesce(json_extract(record, :path), '') AS TEXT), 1, 300) END COLLATE NOCASE DESC, id DESC
LIMIT :limit
