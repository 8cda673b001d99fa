CREATE INDEX item_holder ON intray.item (lock_user, lock_id) WHERE state = 'locked'
