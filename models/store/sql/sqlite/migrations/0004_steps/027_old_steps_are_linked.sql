UPDATE item
SET from_item_id = (
    SELECT json_extract(event.detail, '$.from_item') FROM event
    WHERE event.item_id = item.id AND event.kind = 'added')
WHERE queue_id IN (SELECT next_queue_id FROM queue)
