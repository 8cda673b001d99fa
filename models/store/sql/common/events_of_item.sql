SELECT told.*, item."key", queue.name AS queue
FROM intray.event_row AS told
LEFT JOIN intray.item ON item.id = told.item_id
LEFT JOIN intray.queue ON queue.id = item.queue_id
WHERE told.item_id = :item AND told.id < :before
  AND (:queue_id = 0 OR item.queue_id = :queue_id)
  AND (:user = '' OR told."user" = :user)
  AND (:kinds = '' OR intray.instr(:kinds, told.kind) > 0)
  AND told.at >= :from AND told.at < :to
ORDER BY told.id DESC
LIMIT :limit
