-- Differs: the arithmetic of times.
UPDATE item
SET state = 'locked',
    available_at = '',
    lock_user = :user,
    lock_workstation = :workstation,
    lock_id = :lock,
    locked_at = :now,
    expires_at = (SELECT strftime('%Y-%m-%dT%H:%M:%fZ', :now, '+' || queue.lock_seconds || ' seconds')
                  FROM queue WHERE queue.id = item.queue_id),
    attempts = attempts + 1,
    change = change + 1
WHERE id = :item
  AND NOT ((SELECT other_hands FROM queue WHERE queue.id = item.queue_id) = 1
           AND (not_for IS :user OR nor_for IS :user))
  AND ((state = 'open' AND available_at <= :now) OR (state = 'locked' AND expires_at <= :now))
