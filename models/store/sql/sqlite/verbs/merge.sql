-- name: item_to_merge
SELECT item.id, item.queue_id, item.key, item.state, item.lock_user, item.lock_id, item.change,
       queue.fields, queue.required_fields, queue.largest_record, queue.largest_field,
       queue.other_hands = 1 AND coalesce(:user IN (item.not_for, item.nor_for), 0) AS is_for_others,
       EXISTS (SELECT 1 FROM adopted WHERE adopted.queue_id = item.queue_id) AS is_adopted
FROM item
JOIN queue ON queue.id = item.queue_id
WHERE item.id = :item AND item.state <> 'staged'

-- name: change_kept_item
UPDATE item SET change = change + 1 WHERE id = :item

-- name: take_to_merge
UPDATE item
SET state = 'locked',
    available_at = '',
    lock_user = :user,
    lock_workstation = :workstation,
    lock_id = :lock,
    locked_at = :now,
    expires_at = (SELECT strftime('%Y-%m-%dT%H:%M:%fZ', :now, '+' || queue.lock_seconds || ' seconds')
                  FROM queue WHERE queue.id = item.queue_id),
    attempts = attempts + 1,
    change = change + 1
WHERE id = :item AND state = 'open'
