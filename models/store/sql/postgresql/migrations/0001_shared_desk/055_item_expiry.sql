CREATE INDEX item_expiry ON intray.item (queue_id, expires_at) WHERE state = 'locked'
