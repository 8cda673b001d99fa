-- Differs: no comparison of triples, TOP instead of LIMIT. Written from the manual; nobody has run it yet.
SELECT TOP (:limit) * FROM intray.item_row
WHERE queue_id = :queue_id AND state = 'open'
  AND (available_at < :available_at OR (available_at = :available_at AND (rank < :rank OR (rank = :rank AND id < :id))))
  AND (:needle = '' OR CHARINDEX(:needle COLLATE Latin1_General_BIN2, search) > 0)
ORDER BY available_at DESC, rank DESC, id DESC
