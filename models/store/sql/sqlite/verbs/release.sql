-- name: expired_locks
SELECT item.id, item.lock_id, item.lock_user, item.lock_workstation, item.attempts,
       queue.attempts AS attempts_allowed,
       EXISTS (SELECT 1 FROM adopted WHERE adopted.queue_id = queue.id) AS is_row
FROM queue
CROSS JOIN item ON item.queue_id = queue.id AND item.state = 'locked' AND item.expires_at <= :now
ORDER BY item.id
LIMIT 500

-- name: queues_that_keep_expired_locks
SELECT queue.name
FROM queue
JOIN adopted ON adopted.queue_id = queue.id
WHERE EXISTS (SELECT 1 FROM item
              WHERE item.queue_id = queue.id AND item.state = 'locked' AND item.expires_at <= :now)
ORDER BY queue.name

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
    available_at = CASE WHEN :state = 'open' THEN coalesce(line, '') ELSE '' END,
    lock_user = NULL,
    lock_workstation = NULL,
    lock_id = NULL,
    locked_at = NULL,
    expires_at = NULL,
    change = change + 1
WHERE id = :item AND lock_id = :lock AND state = 'locked'
