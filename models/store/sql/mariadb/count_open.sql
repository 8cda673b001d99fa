-- Differs: available is what is not due at a time, in the columns of the index.
SELECT COUNT(*) AS n FROM item WHERE queue_id = :queue_id AND state = 'open' AND (due_at IS NULL OR due_at = '1000-01-01')
