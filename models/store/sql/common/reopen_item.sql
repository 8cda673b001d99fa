UPDATE item
SET state = 'open', available_at = '', attempts = 0, change = change + 1
WHERE id = :item AND state IN ('done', 'failed', 'dismissed')
