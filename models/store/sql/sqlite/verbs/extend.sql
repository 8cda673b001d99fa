-- Never beyond the longest hold, and never shorter than it was.
UPDATE item
SET expires_at = max(expires_at, (
        SELECT min(strftime('%Y-%m-%dT%H:%M:%fZ', :now, '+' || queue.lock_seconds || ' seconds'),
                   strftime('%Y-%m-%dT%H:%M:%fZ', item.locked_at, '+' || queue.longest_hold_seconds || ' seconds'))
        FROM queue WHERE queue.id = item.queue_id)),
    change = change + 1
WHERE id = :item AND lock_id = :lock AND lock_user = :user AND state = 'locked'
