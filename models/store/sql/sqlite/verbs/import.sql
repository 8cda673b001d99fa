-- name: import_by_id
SELECT * FROM import WHERE id = :import

-- name: item_under_key
-- The record as it was delivered last. is_recalled: it was taken out of the queue, and waits for its key. is_asked: somebody
-- is asked about what an earlier file says otherwise.
SELECT item.id, item.import_id, coalesce(delivered.record, record.imported) AS imported, record.current, record.sealed,
       coalesce(item.state = 'dismissed' AND delivered.recalled_at = record.finished_at, 0) AS is_recalled,
       EXISTS (SELECT 1 FROM redelivered
               WHERE redelivered.import_id = :import AND redelivered.item_id = item.id
                 AND redelivered.outcome = 'waiting') AS is_told,
       EXISTS (SELECT 1 FROM proposal WHERE proposal.item_id = item.id) AS is_asked
FROM item
JOIN record ON record.item_id = item.id
LEFT JOIN delivered ON delivered.item_id = item.id
WHERE item.queue_id = :queue_id AND item.key = :key

-- name: keep_redelivered
INSERT INTO redelivered (import_id, item_id, record, outcome) VALUES (:import, :item, :record, :outcome)
ON CONFLICT DO UPDATE SET record = excluded.record, outcome = excluded.outcome WHERE excluded.outcome = 'waiting'

-- name: accept_import
UPDATE import
SET state = 'accepted', heard_at = :now, told = :told,
    first_item = (SELECT min(id) FROM item WHERE item.import_id = import.id AND item.state = 'staged'),
    last_item = (SELECT max(id) FROM item WHERE item.import_id = import.id AND item.state = 'staged')
WHERE id = :import AND state = 'staging'

-- name: import_heard
UPDATE import SET heard_at = :now WHERE id = :import AND state = 'staging'

-- name: add_import_events
INSERT INTO event (item_id, at, kind, user, workstation)
SELECT item.id, :now, 'imported', import.user, import.workstation
FROM import
CROSS JOIN item ON item.import_id = import.id AND item.state = 'staged'
WHERE import.id = :import
ORDER BY item.id
LIMIT :limit

-- name: set_import_state
UPDATE import SET state = :state, heard_at = :now WHERE id = :import AND state = :from

-- name: open_staged
UPDATE item
SET state = 'open'
WHERE id IN (SELECT id FROM item WHERE import_id = :import AND state = 'staged' ORDER BY id LIMIT :limit)

-- name: delete_staged_records
DELETE FROM record
WHERE item_id IN (SELECT id FROM item WHERE import_id = :import AND state = 'staged' ORDER BY id LIMIT :limit)

-- name: delete_staged
DELETE FROM item
WHERE id IN (SELECT id FROM item WHERE import_id = :import AND state = 'staged' ORDER BY id LIMIT :limit)

-- name: limits_of_queue
SELECT fields, required_fields, largest_record, largest_field FROM queue WHERE id = :queue_id

-- name: forget_redelivered
DELETE FROM redelivered WHERE import_id = :import
