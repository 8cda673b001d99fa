SELECT queue.id, queue.name, queue.paused, queue.locks_per_user, queue.source_query IS NOT NULL AS on_request,
       queue.other_hands = 1 AND coalesce(:user IN (item.not_for, item.nor_for), 0) AS needs_other_hands
FROM item
JOIN queue ON queue.id = item.queue_id
WHERE item.id = :item AND item.state <> 'staged'
