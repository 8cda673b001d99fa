-- name: expired_locks
SELECT item.id, item.lock_id, item.lock_user, item.lock_workstation, item.attempts,
       queue.attempts AS attempts_allowed
FROM queue
CROSS JOIN item ON item.queue_id = queue.id AND item.state = 'locked' AND item.expires_at <= :now
ORDER BY item.id
LIMIT 500

-- name: date_future_locks
-- They were made while the clock of this computer was ahead, and would last until it is that late again. From now on
-- they last as long as they were meant to.
UPDATE item
SET expires_at = strftime('%Y-%m-%dT%H:%M:%fZ',
                          julianday(:now) + julianday(expires_at) - julianday(locked_at)),
    locked_at = :now,
    change = change + 1
WHERE id IN (
    SELECT item.id
    FROM queue
    CROSS JOIN item ON item.queue_id = queue.id AND item.state = 'locked'
        AND item.locked_at > strftime('%Y-%m-%dT%H:%M:%fZ', :now, '+5 minutes'))

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
