-- Differs: what people see of queues is one view only. Nobody has run it yet.
SELECT told.*, queue_row.name AS queue
FROM intray.event_row AS told
LEFT JOIN intray.item ON item.id = told.item_id
LEFT JOIN intray.queue_row ON queue_row.id = item.queue_id
WHERE told.item_id = :item
ORDER BY told.id
