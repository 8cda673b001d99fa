-- name: item_to_correct
SELECT item.id, item.queue_id, item.key, item.state, item.lock_user, item.lock_workstation, item.lock_id, item.locked_at,
       item.expires_at, item.change, coalesce(record.current, record.imported) AS record, record.imported, record.current,
       queue.fields, queue.required_fields, queue.largest_record, queue.largest_field,
       record.sealed = 1 OR queue.blind_fields <> '[]' AS is_keyed_twice,
       queue.other_hands = 1 AND coalesce(:user IN (item.not_for, item.nor_for), 0) AS is_for_others,
       EXISTS (SELECT 1 FROM adopted WHERE adopted.queue_id = item.queue_id) AS is_adopted,
       EXISTS (SELECT 1 FROM event
               WHERE event.item_id = item.id AND event.kind = 'corrected'
                 AND json_extract(event.detail, '$.correction') = :correction) AS is_corrected
FROM item
JOIN queue ON queue.id = item.queue_id
JOIN record ON record.item_id = item.id
WHERE item.id = :item AND item.state <> 'staged'
