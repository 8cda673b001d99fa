-- name: expired_locks
SELECT item.id, item.lock_id, item.lock_user, item.lock_workstation, item.attempts,
       queue.attempts AS attempts_allowed
FROM queue
CROSS JOIN item ON item.queue_id = queue.id AND item.state = 'locked' AND item.expires_at <= :now
ORDER BY item.id
LIMIT 500

-- name: release_item
UPDATE item
SET state = :state,
    lock_user = NULL,
    lock_workstation = NULL,
    lock_id = NULL,
    locked_at = NULL,
    expires_at = NULL,
    change = change + 1
WHERE id = :item AND lock_id = :lock AND state = 'locked'
