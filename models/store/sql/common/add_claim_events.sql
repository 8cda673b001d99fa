INSERT INTO event (item_id, at, kind, user, workstation, lock_id)
SELECT id, locked_at, 'claimed', lock_user, lock_workstation, lock_id
FROM item
WHERE state = 'locked' AND lock_id = :lock
ORDER BY rank, id
