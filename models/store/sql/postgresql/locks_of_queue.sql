-- Differs: an auditor sees who holds what without seeing what is in it, so the records are not even asked for.
SELECT item.id, item.queue_id, queue.name AS queue, item.key, item.priority, item.rank, item.state,
       intray.available(item.available_at) AS available_at, item.lock_id, item.lock_user, item.lock_workstation,
       intray.iso(item.locked_at) AS locked_at, intray.iso(item.expires_at) AS expires_at, item.attempts,
       item.created_by, intray.iso(item.created_at) AS created_at, item.change, '{}' AS record
FROM intray.item
JOIN intray.queue ON queue.id = item.queue_id
WHERE item.queue_id = :queue_id::bigint AND item.state = 'locked'
ORDER BY item.locked_at, item.id
LIMIT 1000
