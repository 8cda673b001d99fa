UPDATE item
SET state = 'open', available_at = :available_at, is_sent_back = NULL, change = change + 1
WHERE id = :item AND state = 'done'
