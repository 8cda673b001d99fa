-- name: reopen_item
UPDATE item
SET state = 'open', available_at = coalesce(line, ''),
    sent_back_by = NULL, sent_back_reason = NULL, is_sent_back = NULL,
    attempts = 0, change = change + 1
WHERE id = :item AND (state = 'done' OR state = 'failed' OR state = 'dismissed')

-- name: asker_of
SELECT user FROM asked_back_row WHERE item_id = :item

-- name: forget_asking
DELETE FROM asked_back WHERE item_id = :item
