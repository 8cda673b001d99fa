CREATE INDEX item_expiry ON item (queue_id, expires_at) WHERE state = 'locked'
