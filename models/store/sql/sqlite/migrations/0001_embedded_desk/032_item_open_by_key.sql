CREATE INDEX item_open_by_key ON item (queue_id, key, id) WHERE state = 'open'
