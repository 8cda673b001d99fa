SELECT item.id, item.state, item.attempts, item.available_at, queue.blind_fields,
       EXISTS (SELECT 1 FROM event AS later WHERE later.item_id = item.id AND later.id > told.id
              AND later.kind <> 'prioritized') AS is_touched
FROM item
JOIN queue ON queue.id = item.queue_id
JOIN event AS told ON told.item_id = item.id AND told.id > :event AND told.kind = 'added'
WHERE item.from_item_id = :item
ORDER BY told.id
LIMIT 1
