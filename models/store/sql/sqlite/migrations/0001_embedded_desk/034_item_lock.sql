CREATE INDEX item_lock ON item (lock_id) WHERE state = 'locked'
