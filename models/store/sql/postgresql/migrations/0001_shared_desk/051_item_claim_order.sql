CREATE INDEX item_claim_order ON intray.item (queue_id, available_at, rank, id) WHERE state = 'open'
