UPDATE item_all AS i
JOIN event_all AS e ON e.item_id = i.id AND e.kind = 'added' AND JSON_VALUE(e.detail, '$.from_item') IS NOT NULL
SET i.from_item_id = JSON_VALUE(e.detail, '$.from_item'),
    i.not_for = (SELECT r.finished_by FROM record_all AS r WHERE r.item_id = JSON_VALUE(e.detail, '$.from_item'))
WHERE i.from_item_id IS NULL AND i.queue_id IN (SELECT q.next_queue_id FROM queue_all AS q)
