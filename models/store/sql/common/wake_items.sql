UPDATE item
SET available_at = '', change = change + 1
WHERE queue_id = :queue_id AND state = 'open' AND available_at > '' AND available_at <= :now
