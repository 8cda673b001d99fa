-- Nothing stuck. What a selftest made is exempt from seals by what it holds, which is nothing, and not by numbers.

-- name: old_selftest_item
DROP VIEW selftest_item

-- name: selftest_item
-- What a selftest makes, which holds nothing. Whatever somebody puts into its queue or counts to it is not one of these,
-- stays with its history, and is sealed.
CREATE VIEW selftest_item AS
SELECT item.id, item.queue_id
FROM selftest
JOIN item ON item.queue_id = selftest.queue_id AND item.id BETWEEN selftest.first_item AND selftest.last_item
LEFT JOIN record ON record.item_id = item.id
WHERE item.key LIKE 'selftest-%' AND item.import_id IS NULL
  AND coalesce(record.imported, '{}') = '{}' AND coalesce(record.current, '{}') = '{}'
  AND coalesce(record.context, record.result, record.error) IS NULL

-- name: old_sealed_event
DROP VIEW sealed_event

-- name: sealed_event
-- A line of the history as a seal reads it. The history of what a selftest made goes with it, so no seal covers that.
CREATE VIEW sealed_event AS
SELECT event.id,
       event.id || '|' || coalesce(event.item_id, '-') || '|-|' || event.at || '|' || event.kind || '|'
       || coalesce(event.lock_id, '-') || '|' || coalesce(event.operation_id, '-') || '|'
       || length(CAST(event.user AS BLOB)) || ':' || event.user || '|'
       || length(CAST(event.workstation AS BLOB)) || ':' || event.workstation || '|' || coalesce(event.detail, '-') AS line
FROM event
WHERE event.item_id IS NULL
   OR NOT EXISTS (SELECT 1 FROM selftest_item WHERE selftest_item.id = event.item_id)

-- name: sealed_fact
-- What a seal says of an item, behind the newest event that the item had in its stretch: a line of item_seal that belongs
-- to no seal that exists, or to another event, counts for nothing, and the audit names it.
CREATE VIEW sealed_fact AS
SELECT said.item_id, said.event_id, said.seal, said.digests
FROM item_seal AS said
JOIN seal AS its ON its.number = said.seal AND said.event_id BETWEEN its.first_event AND its.last_event
JOIN event AS told ON told.id = said.event_id AND told.item_id = said.item_id
WHERE NOT EXISTS (SELECT 1 FROM event AS later
                  WHERE later.item_id = said.item_id AND later.id > said.event_id AND later.id <= its.last_event)
