SELECT id, state, lock_id, lock_user, attempts
FROM item
WHERE state <> 'staged' AND id > :item
ORDER BY id
LIMIT :limit
