CREATE INDEX item_staged ON intray.item (import_id, id) WHERE state = 'staged'
