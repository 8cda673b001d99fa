-- Differs: TOP instead of LIMIT. Written from the manual; nobody has run it yet.
SELECT TOP (:limit) * FROM intray.item_row
WHERE queue_id = :queue_id AND state = :state AND id < :id
  AND (:needle = '' OR CHARINDEX(:needle COLLATE Latin1_General_BIN2, search) > 0)
ORDER BY id DESC
