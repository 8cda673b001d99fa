CREATE INDEX item_open_by_key ON intray.item (queue_id, key, id) WHERE state = 'open'
