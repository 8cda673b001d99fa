SELECT *
FROM intray.item_row
WHERE queue_id = :queue_id AND state = :state
  AND ("key", id) < (:key, :id)
  AND (:needle = '' OR intray.instr(search, :needle) > 0)
ORDER BY "key" DESC, id DESC
LIMIT :limit
