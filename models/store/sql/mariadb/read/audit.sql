-- Differs: the comparison of pairs is no range of an index here, and whoever audits sees no record, only its digest.

-- name: audit_items
-- From the tables and not from the views: those begin each page with all items of a queue.
SELECT STRAIGHT_JOIN i.id, i.state, i.lock_id, i.lock_user, i.attempts, r.finished_by,
       CONCAT(REPLACE(r.finished_at, ' ', 'T'), 'Z') AS finished_at, '' AS record,
       SHA2(COALESCE(r.current, r.imported), 256) AS digest,
       EXISTS (SELECT 1 FROM adopted_all AS d WHERE d.queue_id = i.queue_id) AS is_adopted
FROM item_all AS i FORCE INDEX (PRIMARY)
JOIN record_all AS r ON r.item_id = i.id
WHERE i.state <> 'staged' AND i.id > :item
  AND EXISTS (SELECT 1 FROM user_all AS me
              WHERE me.login = SESSION_LOGIN() AND me.active = 1
                AND (FIND_IN_SET('supervisor', me.roles) OR FIND_IN_SET('administrator', me.roles)
                     OR FIND_IN_SET('auditor', me.roles)))
ORDER BY i.id
LIMIT :limit

-- name: audit_events
SELECT *
FROM (
    (SELECT e.id, e.item_id, CONCAT(REPLACE(e.at, ' ', 'T'), 'Z') AS at, e.kind, e.user_name AS "user", e.workstation,
           e.lock_id, e.operation_id, e.detail
     FROM event_all AS e FORCE INDEX (event_item)
     WHERE e.item_id = :item AND e.id > :event
     ORDER BY e.id
     LIMIT :limit)
    UNION ALL
    (SELECT e.id, e.item_id, CONCAT(REPLACE(e.at, ' ', 'T'), 'Z') AS at, e.kind, e.user_name AS "user", e.workstation,
           e.lock_id, e.operation_id, e.detail
     FROM event_all AS e FORCE INDEX (event_item)
     WHERE e.item_id > :item
     ORDER BY e.item_id, e.id
     LIMIT :limit)) AS found
WHERE EXISTS (SELECT 1 FROM user_all AS me
              WHERE me.login = SESSION_LOGIN() AND me.active = 1
                AND (FIND_IN_SET('supervisor', me.roles) OR FIND_IN_SET('administrator', me.roles)
                     OR FIND_IN_SET('auditor', me.roles)))
ORDER BY item_id, id
LIMIT :limit

-- name: audit_sealed_events
-- The lines tell all lock ids, so they are for whoever may check the history.
SELECT id, line
FROM event_line
WHERE id > :event AND id <= :last
  AND EXISTS (SELECT 1 FROM user_all AS me
              WHERE me.login = SESSION_LOGIN() AND me.active = 1
                AND (FIND_IN_SET('supervisor', me.roles) OR FIND_IN_SET('administrator', me.roles)
                     OR FIND_IN_SET('auditor', me.roles)))
ORDER BY id
LIMIT :limit

-- name: audit_sealed_rules
SELECT id, line
FROM rule_line
WHERE id > :event AND id <= :last
  AND EXISTS (SELECT 1 FROM user_all AS me
              WHERE me.login = SESSION_LOGIN() AND me.active = 1
                AND (FIND_IN_SET('supervisor', me.roles) OR FIND_IN_SET('administrator', me.roles)
                     OR FIND_IN_SET('auditor', me.roles)))
ORDER BY id
LIMIT :limit

-- name: audit_rules
-- How each queue and user is now beside what the history says last. Line 0: it says nothing.
SELECT its.about, its.subject, COALESCE(last.id, 0) AS line, last.state AS told, its.state AS state
FROM rule_state AS its
LEFT JOIN rule_event_all AS last ON last.id = (
    SELECT MAX(r.id) FROM rule_event_all AS r
    WHERE r.about = its.about AND r.subject = its.subject COLLATE EXACT_TEXT)
WHERE EXISTS (SELECT 1 FROM user_all AS me
              WHERE me.login = SESSION_LOGIN() AND me.active = 1
                AND (FIND_IN_SET('supervisor', me.roles) OR FIND_IN_SET('administrator', me.roles)
                     OR FIND_IN_SET('auditor', me.roles)))
UNION ALL
SELECT last.about, last.subject, last.id, last.state, NULL
FROM rule_event_all AS last
WHERE last.id IN (SELECT MAX(r.id) FROM rule_event_all AS r GROUP BY r.about, r.subject) AND last.state IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM rule_state AS its
                  WHERE its.about = last.about AND its.subject = last.subject COLLATE EXACT_TEXT)
  AND EXISTS (SELECT 1 FROM user_all AS me
              WHERE me.login = SESSION_LOGIN() AND me.active = 1
                AND (FIND_IN_SET('supervisor', me.roles) OR FIND_IN_SET('administrator', me.roles)
                     OR FIND_IN_SET('auditor', me.roles)))

-- name: audit_records
-- Of queues with a schema, for whoever may read every record.
SELECT STRAIGHT_JOIN i.id, q.name AS queue, i.item_key AS "key", i.state, COALESCE(r.current, r.imported) AS record
FROM item_all AS i FORCE INDEX (PRIMARY)
JOIN queue_all AS q ON q.id = i.queue_id AND q.record_schema <> '{}'
JOIN record_all AS r ON r.item_id = i.id
WHERE i.state IN ('open', 'locked', 'done') AND i.id > :item
  AND EXISTS (SELECT 1 FROM user_all AS me
              WHERE me.login = SESSION_LOGIN() AND me.active = 1 AND FIND_IN_SET('supervisor', me.roles))
ORDER BY i.id
LIMIT :limit
