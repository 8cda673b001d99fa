SELECT id, state, lock_id, lock_user
FROM intray.item
WHERE state <> 'staged' AND id > :item
ORDER BY id
LIMIT :limit
