-- Differs: a filtered index. Written from the manual; nobody has run it yet.
CREATE INDEX item_expiry ON intray_data.item (queue_id, expires_at) WHERE state = 'locked'
