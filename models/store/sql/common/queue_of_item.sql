SELECT queue.id, queue.name, queue.paused, queue.locks_per_user, queue.source_query IS NOT NULL AS on_request
FROM item
JOIN queue ON queue.id = item.queue_id
WHERE item.id = :item AND item.state <> 'staged'
