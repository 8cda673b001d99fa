SELECT created_at FROM item WHERE queue_id = :queue_id AND state = 'open' ORDER BY id LIMIT 1
