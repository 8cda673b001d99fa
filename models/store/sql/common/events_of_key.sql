SELECT told.*, item."key", queue.name AS queue
FROM intray.queue
JOIN intray.item ON item.queue_id = queue.id AND item."key" = :key
JOIN intray.event_row AS told ON told.item_id = item.id AND told.id < :before
WHERE (:queue_id = 0 OR item.queue_id = :queue_id)
  AND (:user = '' OR told."user" = :user)
  AND (:kinds = '' OR intray.instr(:kinds, told.kind) > 0)
  AND told.at >= :from AND told.at < :to
ORDER BY told.id DESC
LIMIT :limit
