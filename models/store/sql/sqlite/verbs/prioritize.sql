-- name: place_of_item
SELECT item.state, item.priority, item.lock_id, item.lock_user, item.lock_workstation, item.locked_at, item.expires_at,
       queue.source_query IS NOT NULL AS is_filled_by_source,
       EXISTS (SELECT 1 FROM adopted WHERE adopted.queue_id = item.queue_id) AS stands_in_table
FROM item
JOIN queue ON queue.id = item.queue_id
WHERE item.id = :item AND item.state <> 'staged'

-- name: prioritize_item
UPDATE item SET priority = :priority, change = change + 1 WHERE id = :item AND state = 'open'
