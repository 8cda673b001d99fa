-- name: item_in_work
SELECT item.id, item.key, item.priority, item.lock_workstation, queue.id AS queue_id, queue.name AS queue,
       queue.dispositions, queue.reasons, queue.next_queue_id,
       item.from_item_id, item.not_for, queue.blind_fields, queue.decide_queue_id,
       queue.fields, queue.required_fields, queue.largest_record, queue.largest_field,
       EXISTS (SELECT 1 FROM adopted WHERE adopted.queue_id = queue.id) AS is_adopted,
       EXISTS (SELECT 1 FROM event WHERE event.operation_id = :operation) AS was_told
FROM item
JOIN queue ON queue.id = item.queue_id
WHERE item.id = :item AND item.lock_id = :lock AND item.lock_user = :user AND item.state = 'locked'

-- name: items_in_work
-- All of a lock; is_special: it stands in a table of its own, or is not this user's.
SELECT item.id, item.queue_id, coalesce(record.current, record.imported) AS record,
       queue.next_queue_id IS NOT NULL OR item.from_item_id IS NOT NULL AS has_steps,
       EXISTS (SELECT 1 FROM proposal WHERE proposal.item_id = item.id) AS has_proposal,
       item.lock_user <> :user OR EXISTS (SELECT 1 FROM adopted WHERE adopted.queue_id = queue.id) AS is_special
FROM item
CROSS JOIN queue ON queue.id = item.queue_id
CROSS JOIN record ON record.item_id = item.id
WHERE item.state = 'locked' AND item.lock_id = :lock
ORDER BY item.rank, item.id

-- name: endings_of_queue
SELECT name AS queue, dispositions, reasons FROM queue WHERE id = :queue_id

-- name: finish_item
UPDATE item
SET state = :state,
    available_at = CASE WHEN :available_at = '' AND :state = 'open' THEN coalesce(line, '')
                        ELSE :available_at END,
    lock_user = NULL,
    lock_workstation = NULL,
    lock_id = NULL,
    locked_at = NULL,
    expires_at = NULL,
    change = change + 1
WHERE id = :item AND lock_id = :lock AND lock_user = :user AND state = 'locked'

-- name: finish_items
UPDATE item
SET state = :state,
    available_at = CASE WHEN :available_at = '' AND :state = 'open' THEN coalesce(line, '')
                        ELSE :available_at END,
    lock_user = NULL,
    lock_workstation = NULL,
    lock_id = NULL,
    locked_at = NULL,
    expires_at = NULL,
    change = change + 1
WHERE id IN (SELECT value FROM json_each(:items)) AND lock_id = :lock AND lock_user = :user AND state = 'locked'

-- name: finish_record
UPDATE record
SET current = coalesce(:current, current),
    search = coalesce(:search, search),
    error = :error,
    finished_by = :user,
    finished_at = :now
WHERE item_id = :item

-- name: finish_records
UPDATE record
SET error = :error,
    finished_by = :user,
    finished_at = :now
WHERE item_id IN (SELECT value FROM json_each(:items))

-- name: set_errors
UPDATE record SET error = :error WHERE item_id IN (SELECT value FROM json_each(:items))

-- name: finished_record
-- Asked only where nothing was corrected: a RETURNING above would open a table of its own each time.
SELECT coalesce(current, imported) AS record FROM record WHERE item_id = :item

-- name: correct_record
UPDATE record
SET current = :current, search = :search
WHERE item_id = :item

-- name: forget_reasons
-- Why fields are empty that are filled in now.
UPDATE record
SET missing = (
    SELECT nullif(json_group_object(said.key, said.value), '{}') FROM json_each(record.missing) AS said
    WHERE NOT EXISTS (
        SELECT 1 FROM json_each(coalesce(record.current, record.imported)) AS its
        WHERE its.key = said.key AND trim(its.value, char(9, 10, 11, 12, 13, 32, 160)) <> ''))
WHERE item_id IN (SELECT value FROM json_each(:items)) AND missing IS NOT NULL

-- name: reasons_of_record
SELECT missing FROM record WHERE item_id = :item

-- name: set_result
UPDATE record SET result = :result WHERE item_id = :item

-- name: set_error
UPDATE record SET error = :error WHERE item_id = :item

-- name: discard_drafts_of
DELETE FROM draft WHERE item_id = :item AND user = :user

-- name: discard_drafts_of_items
DELETE FROM draft WHERE item_id IN (SELECT value FROM json_each(:items)) AND user = :user

-- name: forget_proposal
-- What came after the item was taken nobody has seen yet: it stays, for whoever has the item next.
DELETE FROM proposal
WHERE item_id = :item
  AND typed_at <= (SELECT at FROM event WHERE event.item_id = :item AND kind = 'claimed' ORDER BY event.id DESC LIMIT 1)

-- name: forget_worked_from
UPDATE delivered SET worked_from = NULL WHERE item_id = :item AND worked_from IS NOT NULL
