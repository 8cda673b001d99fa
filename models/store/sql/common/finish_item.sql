UPDATE item
SET state = :state,
    available_at = :available_at,
    lock_user = NULL,
    lock_workstation = NULL,
    lock_id = NULL,
    locked_at = NULL,
    expires_at = NULL,
    change = change + 1
WHERE id = :item AND lock_id = :lock AND lock_user = :user AND state = 'locked'
