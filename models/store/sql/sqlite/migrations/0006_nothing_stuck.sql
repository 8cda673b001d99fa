-- Nothing stuck. A selftest is exempt from seals by its queue, and not by numbers.

-- name: old_sealed_event
DROP VIEW sealed_event

-- name: sealed_event
-- A line of the history as a seal reads it. The history of a selftest goes with its items, so no seal covers it. An item
-- is one of a selftest by its queue: numbers alone would exempt whatever is brought in later.
CREATE VIEW sealed_event AS
SELECT event.id,
       event.id || '|' || coalesce(event.item_id, '-') || '|-|' || event.at || '|' || event.kind || '|'
       || coalesce(event.lock_id, '-') || '|' || coalesce(event.operation_id, '-') || '|'
       || length(CAST(event.user AS BLOB)) || ':' || event.user || '|'
       || length(CAST(event.workstation AS BLOB)) || ':' || event.workstation || '|' || coalesce(event.detail, '-') AS line
FROM event
WHERE event.item_id IS NULL
   OR NOT EXISTS (SELECT 1 FROM selftest_item WHERE selftest_item.id = event.item_id)
