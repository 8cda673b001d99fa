-- name: reopen_item
UPDATE item
SET state = 'open', available_at = coalesce(line, ''),
    sent_back_by = NULL, sent_back_reason = NULL, is_sent_back = NULL,
    attempts = 0, change = change + 1
WHERE id = :item AND (state = 'done' OR state = 'failed' OR state = 'dismissed')
