SELECT told.*, queue.name AS queue
FROM intray.event_row AS told
LEFT JOIN intray.item ON item.id = told.item_id
LEFT JOIN intray.queue ON queue.id = item.queue_id
WHERE told.item_id = :item
ORDER BY told.id
