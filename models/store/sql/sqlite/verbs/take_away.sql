-- name: give_item
-- A supervisor gives what has just been released, paused or not.
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
WHERE id = :item AND state = 'open'

-- name: propose
INSERT INTO proposal (item_id, user, content, typed_at, given_by)
SELECT item_id, user, content, saved_at, :user
FROM draft
WHERE item_id = :item AND lock_id = :lock
ON CONFLICT (item_id) DO UPDATE
SET user = excluded.user, content = excluded.content, typed_at = excluded.typed_at, given_by = excluded.given_by

-- name: set_proposal
UPDATE proposal SET content = :content WHERE item_id = :item
