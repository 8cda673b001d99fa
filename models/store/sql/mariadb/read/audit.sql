-- Differs: the comparison of pairs is no range of an index here, and whoever audits sees no record, only its digest.

-- name: audit_items
-- From the tables and not from the views: those begin each page with all items of a queue. The page first: a small table
-- of queues is joined through a buffer, so all is sorted again, and what is asked of an item was computed for every item
-- behind the page.
SELECT STRAIGHT_JOIN i.id, i.state, i.lock_id, i.lock_user, i.attempts, r.finished_by,
       CONCAT(REPLACE(r.finished_at, ' ', 'T'), 'Z') AS finished_at, '' AS record,
       SHA2(CONCAT(q.digest_key, '|', i.id, '|', COALESCE(r.current, r.imported)), 256) AS digest,
       EXISTS (SELECT 1 FROM adopted_all AS d WHERE d.queue_id = i.queue_id) AS is_adopted,
       i.assigned_to, NOT i.line <=> (SELECT a.line FROM assignee_all AS a WHERE a.name = i.assigned_to)
       OR (i.state = 'open' AND (i.available_at IS NULL OR i.available_at < LINES_END)
           AND NOT i.available_at <=> i.line) AS is_in_wrong_line,
       (SELECT f.digests FROM item_fact AS f WHERE f.item_id = i.id) AS digests,
       (SELECT CONCAT_WS('|', s.seal, s.event_id, s.digests) FROM sealed_fact AS s
        WHERE s.item_id = i.id ORDER BY s.event_id LIMIT 1) AS sealed_first,
       (SELECT CONCAT_WS('|', s.seal, s.event_id, s.digests) FROM sealed_fact AS s
        WHERE s.item_id = i.id ORDER BY s.event_id DESC LIMIT 1) AS sealed_last,
       (SELECT CONCAT(SHA2(CONCAT(q.digest_key, '|', i.id, '|', r.imported), 256), ',', GROUP_CONCAT(
            SHA2(CONCAT(q.digest_key, '|', i.id, '|', b.record), 256)))
        FROM earlier_record_all AS b WHERE b.item_id = i.id) AS former
FROM (SELECT STRAIGHT_JOIN seen.id, seen.queue_id, seen.state, seen.lock_id, seen.lock_user, seen.attempts,
             seen.assigned_to, seen.line, seen.available_at
      FROM item_all AS seen FORCE INDEX (PRIMARY)
      JOIN record_all AS its ON its.item_id = seen.id
      WHERE seen.state <> 'staged' AND seen.id > :item
        AND EXISTS (SELECT 1 FROM may_check_history)
      ORDER BY seen.id
      LIMIT :limit) AS i
JOIN queue_all AS q ON q.id = i.queue_id
JOIN record_all AS r ON r.item_id = i.id
ORDER BY i.id

-- name: audit_events
SELECT *
FROM (
    (SELECT e.id, e.item_id, CONCAT(REPLACE(e.at, ' ', 'T'), 'Z') AS at, e.kind, e.user, e.workstation,
           e.lock_id, e.operation_id, e.detail
     FROM event_all AS e FORCE INDEX (event_item)
     WHERE e.item_id = :item AND e.id > :event
     ORDER BY e.id
     LIMIT :limit)
    UNION ALL
    (SELECT e.id, e.item_id, CONCAT(REPLACE(e.at, ' ', 'T'), 'Z') AS at, e.kind, e.user, e.workstation,
           e.lock_id, e.operation_id, e.detail
     FROM event_all AS e FORCE INDEX (event_item)
     WHERE e.item_id > :item
     ORDER BY e.item_id, e.id
     LIMIT :limit)) AS found
WHERE EXISTS (SELECT 1 FROM may_check_history)
ORDER BY item_id, id
LIMIT :limit

-- name: audit_sealed_events
-- The lines tell all lock ids, so they are for whoever may check the history.
SELECT id, line
FROM event_line
WHERE id > :event AND id <= :last
  AND EXISTS (SELECT 1 FROM may_check_history)
ORDER BY id
LIMIT :limit

-- name: audit_sealed_rules
SELECT id, line
FROM rule_line
WHERE id > :event AND id <= :last
  AND EXISTS (SELECT 1 FROM may_check_history)
ORDER BY id
LIMIT :limit

-- name: audit_sealed_items
SELECT id, line
FROM item_line
WHERE seal = :seal AND id > :item AND EXISTS (SELECT 1 FROM may_check_history)
ORDER BY id
LIMIT :limit

-- name: audit_drafts
-- Texts that nobody can have typed: under a lock that their user never had on the item, or at another time; what is
-- proposed for an item in the name of somebody who never held it, and not by a file; locks that end at a time at
-- which no rule lets them, with the longest hold that their queue ever had; and queues that are told to be of adopted
-- tables, which no seal covers, although their items were sealed. An hour, as for all times.
SELECT held.item_id, held.user, CONCAT(REPLACE(held.saved_at, ' ', 'T'), 'Z') AS at,
       IF(held.since IS NULL, 'draft', 'time') AS kind
FROM (SELECT d.item_id, d.user, d.saved_at, i.lock_id <=> d.lock_id AS is_held,
             (SELECT MIN(e.at) FROM event_all AS e
              WHERE e.item_id = d.item_id AND e.lock_id = d.lock_id AND e.kind = 'claimed'
                AND e.user = d.user) AS since,
             (SELECT MAX(e.at) FROM event_all AS e
              WHERE e.item_id = d.item_id AND e.lock_id = d.lock_id) AS until
      FROM draft_all AS d
      JOIN item_all AS i ON i.id = d.item_id
      WHERE NOT EXISTS (SELECT 1 FROM adopted_all AS a WHERE a.queue_id = i.queue_id)
        AND EXISTS (SELECT 1 FROM may_check_history)) AS held
WHERE held.since IS NULL OR held.saved_at < held.since - INTERVAL 1 HOUR
   OR (held.saved_at > held.until + INTERVAL 1 HOUR AND NOT held.is_held)
   OR held.saved_at > UTC_TIMESTAMP() + INTERVAL 1 HOUR
UNION ALL
SELECT p.item_id, p.user, CONCAT(REPLACE(p.typed_at, ' ', 'T'), 'Z'), 'proposal'
FROM proposal_all AS p
JOIN item_all AS i ON i.id = p.item_id
WHERE NOT EXISTS (SELECT 1 FROM event_all AS e
                  WHERE e.item_id = p.item_id AND e.kind = 'claimed' AND e.user = p.user)
  AND NOT (p.given_by = '' AND EXISTS (SELECT 1 FROM delivered_all AS d WHERE d.item_id = p.item_id))
  AND NOT (p.given_by = p.user
           AND EXISTS (SELECT 1 FROM event_all AS e
                       WHERE e.item_id = p.item_id AND e.kind IN ('proposed', 'answered') AND e.user = p.user))
  AND NOT EXISTS (SELECT 1 FROM adopted_all AS a WHERE a.queue_id = i.queue_id)
  AND EXISTS (SELECT 1 FROM may_check_history)
UNION ALL
SELECT its.id, its.lock_user, CONCAT(REPLACE(its.ends_at, ' ', 'T'), 'Z'), 'lock_end'
FROM (SELECT i.id, i.lock_user, i.expires_at AS ends_at,
             (SELECT MIN(e.at) FROM event_all AS e WHERE e.item_id = i.id AND e.lock_id = i.lock_id) AS since,
             GREATEST(q.longest_hold_seconds,
                      COALESCE((SELECT MAX(CAST(JSON_VALUE(r.state, '$.longest_hold_seconds') AS SIGNED))
                                FROM rule_event_all AS r
                                WHERE r.about = 'queue' AND r.subject = q.name COLLATE EXACT_TEXT), 0)) AS longest
      FROM item_all AS i
      JOIN queue_all AS q ON q.id = i.queue_id
      WHERE i.state = 'locked'
        AND NOT EXISTS (SELECT 1 FROM adopted_all AS a WHERE a.queue_id = i.queue_id)
        AND EXISTS (SELECT 1 FROM may_check_history)) AS its
WHERE its.ends_at < its.since - INTERVAL 1 HOUR
   OR its.ends_at > its.since + INTERVAL its.longest + 3600 SECOND
UNION ALL
SELECT MIN(i.id), q.name, '', 'adopted'
FROM adopted_all AS a
JOIN queue_all AS q ON q.id = a.queue_id
JOIN item_all AS i ON i.queue_id = a.queue_id
WHERE EXISTS (SELECT 1 FROM item_seal_all AS s WHERE s.item_id = i.id)
  AND EXISTS (SELECT 1 FROM may_check_history)
GROUP BY q.name
ORDER BY item_id

-- name: audit_rules
-- How each queue and user is now beside what the history says last. Line 0: it says nothing.
SELECT its.about, its.subject, COALESCE(last.id, 0) AS line, last.state AS told, its.state AS state
FROM rule_state AS its
LEFT JOIN rule_event_all AS last ON last.id = (
    SELECT MAX(r.id) FROM rule_event_all AS r
    WHERE r.about = its.about AND r.subject = its.subject COLLATE EXACT_TEXT)
WHERE EXISTS (SELECT 1 FROM may_check_history)
UNION ALL
SELECT last.about, last.subject, last.id, last.state, NULL
FROM rule_event_all AS last
WHERE last.id IN (SELECT MAX(r.id) FROM rule_event_all AS r GROUP BY r.about, r.subject) AND last.state IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM rule_state AS its
                  WHERE its.about = last.about AND its.subject = last.subject COLLATE EXACT_TEXT)
  AND EXISTS (SELECT 1 FROM may_check_history)

-- name: audit_records
-- Of queues with a schema, for whoever may read every record. The page first, as for audit_items.
SELECT STRAIGHT_JOIN i.id, q.name AS queue, i."key", i.state, COALESCE(r.current, r.imported) AS record, r.missing
FROM (SELECT STRAIGHT_JOIN seen.id, seen.queue_id, seen."key", seen.state
      FROM item_all AS seen FORCE INDEX (PRIMARY)
      JOIN record_all AS its ON its.item_id = seen.id
      WHERE seen.state IN ('open', 'locked', 'done') AND seen.id > :item
        AND EXISTS (SELECT 1 FROM queue_all AS ruled WHERE ruled.id = seen.queue_id AND ruled.record_schema <> '{}')
        AND EXISTS (SELECT 1 FROM user_all AS me
                    WHERE me.login = SESSION_LOGIN() AND me.active = 1
                      AND (FIND_IN_SET('supervisor', me.roles) OR FIND_IN_SET('administrator', me.roles)))
      ORDER BY seen.id
      LIMIT :limit) AS i
JOIN queue_all AS q ON q.id = i.queue_id
JOIN record_all AS r ON r.item_id = i.id
ORDER BY i.id

-- name: audit_selftests
-- Queues that no seal covers, and how much in them no selftest makes. An hour, as for what is abandoned.
SELECT q.name AS queue,
       s.made_at BETWEEN UTC_TIMESTAMP(3) - INTERVAL 1 HOUR AND UTC_TIMESTAMP(3) + INTERVAL 1 HOUR AS is_fresh,
       (SELECT COUNT(*) FROM item_all AS i
        WHERE i.queue_id = s.queue_id
          AND NOT (i."key" LIKE 'selftest-%' AND i.import_id IS NULL
                   AND i.id BETWEEN s.first_item AND s.last_item)) AS others
FROM selftest_all AS s
JOIN queue_all AS q ON q.id = s.queue_id
WHERE EXISTS (SELECT 1 FROM may_check_history)
ORDER BY s.queue_id

-- name: audit_planted
-- What nothing of Intray makes: lines of item_seal that are no seal's, and numbers below 1.
SELECT 'fact' AS kind, s.item_id, s.event_id AS id, s.seal
FROM item_seal_all AS s
WHERE NOT EXISTS (SELECT 1 FROM sealed_fact AS known WHERE known.item_id = s.item_id AND known.event_id = s.event_id)
  AND EXISTS (SELECT 1 FROM may_check_history)
UNION ALL
SELECT 'item', i.id, NULL, NULL FROM item_all AS i WHERE i.id < 1 AND EXISTS (SELECT 1 FROM may_check_history)
UNION ALL
SELECT 'event', e.item_id, e.id, NULL FROM event_all AS e WHERE e.id < 1 AND EXISTS (SELECT 1 FROM may_check_history)
UNION ALL
SELECT 'rule', NULL, r.id, NULL FROM rule_event_all AS r WHERE r.id < 1 AND EXISTS (SELECT 1 FROM may_check_history)
ORDER BY kind, item_id, id
