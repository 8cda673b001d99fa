-- Differs: JSON paths and the comparison without case.
SELECT *
FROM item_row
WHERE queue_id = :queue_id AND state = :state
  AND (:first OR (coalesce(json_extract(record, :path), '') COLLATE NOCASE, id) < (:value, :id))
  AND (:needle = '' OR instr(search, :needle) > 0)
ORDER BY coalesce(json_extract(record, :path), '') COLLATE NOCASE DESC, id DESC
LIMIT :limit
