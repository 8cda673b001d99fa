CREATE INDEX item_holder ON item (lock_user) WHERE state = 'locked'
