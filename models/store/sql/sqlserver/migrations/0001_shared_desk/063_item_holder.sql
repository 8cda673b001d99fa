-- Differs: a filtered index. Written from the manual; nobody has run it yet.
CREATE INDEX item_holder ON intray_data.item (lock_user, lock_id) WHERE state = 'locked'
