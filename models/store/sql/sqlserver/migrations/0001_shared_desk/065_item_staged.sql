-- Differs: a filtered index. Written from the manual; nobody has run it yet.
CREATE INDEX item_staged ON intray_data.item (import_id, id) WHERE state = 'staged'
