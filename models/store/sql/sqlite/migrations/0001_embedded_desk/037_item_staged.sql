CREATE INDEX item_staged ON item (import_id, id) WHERE state = 'staged'
