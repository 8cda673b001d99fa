CREATE INDEX item_finished ON item (queue_id, state, id) WHERE state IN ('done', 'failed', 'dismissed')
