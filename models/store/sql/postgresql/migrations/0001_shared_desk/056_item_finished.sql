CREATE INDEX item_finished ON intray.item (queue_id, state, id) WHERE state IN ('done', 'failed', 'dismissed')
