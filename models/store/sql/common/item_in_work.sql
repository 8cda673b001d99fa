SELECT item.id, item.key, item.priority, item.lock_workstation, queue.id AS queue_id, queue.name AS queue,
       queue.dispositions, queue.next_queue_id,
       item.from_item_id, item.not_for, queue.blind_fields, queue.decide_queue_id
FROM item
JOIN queue ON queue.id = item.queue_id
WHERE item.id = :item AND item.lock_id = :lock AND item.lock_user = :user AND item.state = 'locked'
