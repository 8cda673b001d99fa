-- name: redelivered_waiting
SELECT redelivered.item_id, redelivered.record AS theirs, item.queue_id, item.key, item.state,
       coalesce(delivered.record, record.imported) AS known, delivered.worked_from,
       coalesce(record.current, record.imported) AS ours,
       record.imported, record.current, queue.fields, queue.required_fields, queue.largest_record, queue.largest_field,
       record.sealed = 1 OR queue.blind_fields <> '[]'
       OR EXISTS (SELECT 1 FROM adopted WHERE adopted.queue_id = item.queue_id) AS is_sealed,
       coalesce(item.state = 'dismissed' AND delivered.recalled_at = record.finished_at, 0) AS is_recalled,
       item.from_item_id IS NOT NULL AS is_step, coalesce(proposal.content, '{}') AS proposed,
       coalesce(proposal.given_by <> '', 0) AS is_typed
FROM redelivered
CROSS JOIN item ON item.id = redelivered.item_id
CROSS JOIN queue ON queue.id = item.queue_id
CROSS JOIN record ON record.item_id = item.id
LEFT JOIN delivered ON delivered.item_id = item.id
LEFT JOIN proposal ON proposal.item_id = item.id
WHERE redelivered.import_id = :import AND redelivered.outcome = 'waiting'
ORDER BY redelivered.item_id
LIMIT :limit

-- name: tell_redelivered
UPDATE redelivered SET outcome = :outcome, record = NULL WHERE import_id = :import AND item_id = :item

-- name: keep_delivered
INSERT INTO delivered (item_id, import_id, record, worked_from) VALUES (:item, :import, :record, :worked_from)
ON CONFLICT (item_id) DO UPDATE
SET import_id = excluded.import_id, record = excluded.record, recalled_at = NULL, worked_from = excluded.worked_from

-- name: propose_delivered
INSERT INTO proposal (item_id, user, content, typed_at, given_by) VALUES (:item, :user, :content, :now, '')
ON CONFLICT (item_id) DO UPDATE
SET content = excluded.content, typed_at = iif(:asked = 0 OR given_by <> '', typed_at, excluded.typed_at)

-- name: delivery_to_recall
SELECT id, queue_id, state, started_at, user, first_item, last_item, 
       coalesce(json_extract(told, '$.whole') AND json_extract(told, '$.rows') > 0, 0) AS is_whole,
       coalesce(json_extract(told, '$.rejected'), 0) AS rejected
FROM import WHERE id = :import

-- name: untouched_of_delivery
-- Items of an import that nobody has worked on, with ids above :after. What it corrected itself is no work, nor is taking that
-- back.
SELECT item.id FROM item
WHERE item.id > max(:after, coalesce(:first, 1) - 1) AND item.id <= :last AND item.import_id = :import
  AND item.state = 'open' AND item.attempts = 0
  AND NOT EXISTS (SELECT 1 FROM event
                  WHERE event.item_id = item.id AND event.kind NOT IN ('imported', 'prioritized', 'assigned', 'unassigned')
                    AND NOT (event.kind = 'attached' AND event.user = item.created_by)
                    AND NOT (event.kind = 'corrected' AND json_extract(event.detail, '$.import') IS :import))
ORDER BY item.id
LIMIT :limit

-- name: missing_in_delivery
-- Items that wait and were there before an import of everything, which does not have them, with ids above :after.
SELECT item.id FROM item
WHERE item.id > :after AND item.queue_id = :queue_id AND +item.state = 'open' AND item.created_at < :started_at
  AND item.import_id IS NOT :import
  AND NOT EXISTS (SELECT 1 FROM redelivered WHERE redelivered.import_id = :import AND redelivered.item_id = item.id)
ORDER BY item.id
LIMIT :limit

-- name: recall_item
UPDATE item SET state = 'dismissed', available_at = '', change = change + 1 WHERE id = :item AND state = 'open'

-- name: recall_record
UPDATE record SET error = :reason, finished_by = :user, finished_at = :now WHERE item_id = :item

-- name: keep_recalled
INSERT INTO delivered (item_id, import_id, recalled_at) VALUES (:item, :import, :now)
ON CONFLICT (item_id) DO UPDATE SET recalled_at = excluded.recalled_at

-- name: drop_proposal
DELETE FROM proposal WHERE item_id = :item

-- name: mark_recalled
UPDATE import SET recalled_at = :now, recalled_by = :user WHERE id = :import AND recalled_at IS NULL

-- name: state_of_delivery
SELECT count(*) AS n, coalesce(sum(item.state = 'open' AND item.attempts = 0), 0) AS waiting,
       coalesce(sum(item.state = 'dismissed' AND EXISTS (
           SELECT 1 FROM delivered JOIN record ON record.item_id = delivered.item_id
           WHERE delivered.item_id = item.id AND delivered.recalled_at = record.finished_at)), 0) AS recalled
FROM item
WHERE item.id BETWEEN :first AND :last AND item.import_id = :import

-- name: outcomes_of_delivery
SELECT outcome, count(*) AS n FROM redelivered WHERE import_id = :import GROUP BY outcome

-- name: keys_proposed_by_delivery
SELECT item.key
FROM redelivered
CROSS JOIN item ON item.id = redelivered.item_id
WHERE redelivered.import_id = :import AND redelivered.outcome = 'proposed'
ORDER BY redelivered.item_id
LIMIT :most

-- name: keys_missing_in_delivery
SELECT item.key FROM item
WHERE item.queue_id = :queue_id AND +item.state = 'open' AND item.created_at < :started_at AND item.import_id IS NOT :import
  AND NOT EXISTS (SELECT 1 FROM redelivered WHERE redelivered.import_id = :import AND redelivered.item_id = item.id)
ORDER BY item.id
