UPDATE item
SET state = 'open', available_at = :available_at, change = change + 1
WHERE id = :item AND state = 'done' AND is_sent_back IS NULL
