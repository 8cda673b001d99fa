SELECT *
FROM intray.item_row
WHERE queue_id = :queue_id AND state = 'open'
  AND (available_at, "rank", id) < (:available_at, :rank, :id)
  AND (:needle = '' OR intray.instr(search, :needle) > 0)
ORDER BY available_at DESC, "rank" DESC, id DESC
LIMIT :limit
