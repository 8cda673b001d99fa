-- Differs: a filtered index. Written from the manual; nobody has run it yet.
CREATE INDEX item_finished ON intray_data.item (queue_id, state, id) WHERE state IN ('done', 'failed', 'dismissed')
