UPDATE item
SET state = 'done', available_at = '', is_sent_back = :is_sent_back, sent_back_by = NULL, sent_back_reason = NULL,
    change = change + 1
WHERE id = :item AND state = 'open'
