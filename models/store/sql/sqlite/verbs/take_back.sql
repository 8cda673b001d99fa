-- name: take_back
UPDATE item
SET state = 'locked',
    available_at = '',
    lock_user = :user,
    lock_workstation = :workstation,
    lock_id = :lock,
    locked_at = :now,
    expires_at = (SELECT strftime('%Y-%m-%dT%H:%M:%fZ', :now, '+' || queue.lock_seconds || ' seconds')
                  FROM queue WHERE queue.id = item.queue_id),
    is_sent_back = NULL,
    change = change + 1
WHERE id = :item AND state = :state

-- name: reopen_own_seconds
SELECT queue.reopen_own_seconds AS seconds FROM item JOIN queue ON queue.id = item.queue_id WHERE item.id = :item

-- name: step_assigned
SELECT count(*) AS n FROM item WHERE from_item_id = :item AND assigned_to IS NOT NULL

-- name: unfinish_record
UPDATE record
SET error = NULL, finished_by = NULL, finished_at = NULL
WHERE item_id = :item
