-- Differs: a filtered index. Written from the manual; nobody has run it yet.
CREATE INDEX item_claim_order ON intray_data.item (queue_id, available_at, rank, id) WHERE state = 'open'
