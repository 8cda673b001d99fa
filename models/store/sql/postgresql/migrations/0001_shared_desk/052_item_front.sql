CREATE INDEX item_front ON intray.item (queue_id, rank, id)
WHERE state = 'open' AND front AND available_at = '-infinity'
