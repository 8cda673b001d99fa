SELECT state, lock_id, lock_user, lock_workstation, locked_at, expires_at
FROM item
WHERE id = :item AND state <> 'staged'
