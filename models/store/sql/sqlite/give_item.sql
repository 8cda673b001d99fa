-- Differs: the arithmetic of times. A supervisor gives what has just been released, paused or not.
UPDATE item
SET state = 'locked',
    lock_user = :user,
    lock_workstation = :workstation,
    lock_id = :lock,
    locked_at = :now,
    expires_at = (SELECT strftime('%Y-%m-%dT%H:%M:%fZ', :now, '+' || queue.lock_seconds || ' seconds')
                  FROM queue WHERE queue.id = item.queue_id),
    attempts = attempts + 1,
    change = change + 1
WHERE id = :item AND state = 'open'
