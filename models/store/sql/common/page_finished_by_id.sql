SELECT *
FROM intray.item_row
WHERE queue_id = :queue_id AND state = :state AND state IN ('done', 'failed', 'dismissed')
  AND id > :id
  AND (:needle = '' OR intray.instr(search, :needle) > 0)
ORDER BY id
LIMIT :limit
