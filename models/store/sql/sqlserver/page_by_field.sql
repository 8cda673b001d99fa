-- Differs: JSON, and the comparison without case. Written from the manual; nobody has run it yet.
SELECT TOP (:limit) i.*
FROM intray.item_row AS i
CROSS APPLY (SELECT LOWER(COALESCE(JSON_VALUE(i.record, :path), N'')) COLLATE Latin1_General_BIN2 AS value) AS f
WHERE i.queue_id = :queue_id AND i.state = :state
  AND (:first = 1 OR f.value > LOWER(:value) OR (f.value = LOWER(:value) AND i.id > :id))
  AND (:needle = '' OR CHARINDEX(:needle COLLATE Latin1_General_BIN2, i.search) > 0)
ORDER BY f.value, i.id
