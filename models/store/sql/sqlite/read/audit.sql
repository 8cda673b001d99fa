-- Differs: this engine has no SHA-256, so the program is given the record; what audits may read has other names.

-- name: audit_items
SELECT item.id, item.state, item.lock_id, item.lock_user, item.attempts, record.finished_by, record.finished_at,
       coalesce(record.current, record.imported) AS record, '' AS digest,
       EXISTS (SELECT 1 FROM adopted WHERE adopted.queue_id = item.queue_id) AS is_adopted
FROM item
CROSS JOIN record ON record.item_id = item.id
WHERE item.state <> 'staged' AND item.id > :item
ORDER BY item.id
LIMIT :limit

-- name: audit_events
-- From the table: the view leaves out the digests.
SELECT *
FROM event
WHERE item_id >= :item AND (item_id, id) > (:item, :event)
ORDER BY item_id, id
LIMIT :limit

-- name: audit_rules
-- How each queue and user is now beside what the history says last. Line 0: it says nothing.
SELECT its.about, its.subject, COALESCE(last.id, 0) AS line, last.state AS told, its.state AS state
FROM rule_state AS its
LEFT JOIN rule_event AS last ON last.id = (
    SELECT MAX(r.id) FROM rule_event AS r
    WHERE r.about = its.about AND r.subject = its.subject)
UNION ALL
SELECT last.about, last.subject, last.id, last.state, NULL
FROM rule_event AS last
WHERE last.id IN (SELECT MAX(r.id) FROM rule_event AS r GROUP BY r.about, r.subject) AND last.state IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM rule_state AS its WHERE its.about = last.about AND its.subject = last.subject)

-- name: audit_records
-- Of queues with a schema.
SELECT item.id, queue.name AS queue, item.key, item.state, coalesce(record.current, record.imported) AS record
FROM item
CROSS JOIN queue ON queue.id = item.queue_id AND queue.record_schema <> '{}'
CROSS JOIN record ON record.item_id = item.id
WHERE item.state IN ('open', 'locked', 'done') AND item.id > :item
ORDER BY item.id
LIMIT :limit
