SELECT created_at FROM intray.item_row WHERE queue_id = :queue_id AND state = 'open' ORDER BY id LIMIT 1
