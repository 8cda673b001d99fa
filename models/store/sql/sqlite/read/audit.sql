-- Differs: this engine has no SHA-256, so the program is given the record; what audits may read has other names.

-- name: audit_items
SELECT item.id, item.state, item.lock_id, item.lock_user, item.attempts, record.finished_by, record.finished_at,
       item.assigned_to,
       item.line IS NOT (SELECT assignee.line FROM assignee WHERE assignee.name = item.assigned_to)
       OR (item.state = 'open' AND item.available_at < LINES_END AND item.available_at <> coalesce(item.line, ''))
           AS is_in_wrong_line,
       coalesce(record.current, record.imported) AS record, '' AS digest,
       EXISTS (SELECT 1 FROM adopted WHERE adopted.queue_id = item.queue_id) AS is_adopted, '' AS digests, facts.*,
       (SELECT said.seal || '|' || said.event_id || '|' || said.digests FROM sealed_fact AS said
        WHERE said.item_id = item.id ORDER BY said.event_id LIMIT 1) AS sealed_first,
       (SELECT said.seal || '|' || said.event_id || '|' || said.digests FROM sealed_fact AS said
        WHERE said.item_id = item.id ORDER BY said.event_id DESC LIMIT 1) AS sealed_last,
       (SELECT CASE WHEN count(*) > 0 THEN json_insert(json_group_array(former.record), '$[#]', record.imported) END
        FROM earlier_record AS former WHERE former.item_id = item.id) AS former
FROM item_facts AS facts
JOIN item ON item.id = facts.item_id
JOIN record ON record.item_id = facts.item_id
WHERE facts.item_id > :item
ORDER BY facts.item_id
LIMIT :limit

-- name: audit_events
-- From the table: the view leaves out the digests.
SELECT *
FROM event
WHERE item_id >= :item AND (item_id, id) > (:item, :event)
ORDER BY item_id, id
LIMIT :limit

-- name: audit_drafts
-- Texts that nobody can have typed: under a lock that their user never had on the item, or at another time; what is
-- proposed for an item in the name of somebody who never held it, and not by a file; locks that end at a time at
-- which no rule lets them, with the longest hold that their queue ever had; and queues that are told to be of adopted
-- tables, which no seal covers, although their items were sealed. An hour, as for all times.
SELECT item_id, user, saved_at AS at, CASE WHEN since IS NULL THEN 'draft' ELSE 'time' END AS kind
FROM (SELECT draft.item_id, draft.user, draft.saved_at, item.lock_id IS draft.lock_id AS is_held,
             (SELECT min(event.at) FROM event
              WHERE event.item_id = draft.item_id AND event.lock_id = draft.lock_id AND event.kind = 'claimed'
                AND event.user = draft.user) AS since,
             (SELECT max(event.at) FROM event
              WHERE event.item_id = draft.item_id AND event.lock_id = draft.lock_id) AS until
      FROM draft
      JOIN item ON item.id = draft.item_id
      WHERE NOT EXISTS (SELECT 1 FROM adopted WHERE adopted.queue_id = item.queue_id))
WHERE since IS NULL OR julianday(saved_at) < julianday(since, '-1 hour')
   OR (julianday(saved_at) > julianday(until, '+1 hour') AND NOT is_held)
   OR julianday(saved_at) > julianday('now', '+1 hour')
UNION ALL
SELECT proposal.item_id, proposal.user, proposal.typed_at, 'proposal'
FROM proposal
JOIN item ON item.id = proposal.item_id
WHERE NOT EXISTS (SELECT 1 FROM event
                  WHERE event.item_id = proposal.item_id AND event.kind = 'claimed' AND event.user = proposal.user)
  AND NOT (proposal.given_by = '' AND EXISTS (SELECT 1 FROM delivered WHERE delivered.item_id = proposal.item_id))
  AND NOT (proposal.given_by = proposal.user
           AND EXISTS (SELECT 1 FROM event
                       WHERE event.item_id = proposal.item_id AND event.kind IN ('proposed', 'answered') AND event.user = proposal.user))
  AND NOT EXISTS (SELECT 1 FROM adopted WHERE adopted.queue_id = item.queue_id)
UNION ALL
SELECT id, lock_user, expires_at, 'lock_end'
FROM (SELECT item.id, item.lock_user, item.expires_at,
             (SELECT min(event.at) FROM event WHERE event.item_id = item.id AND event.lock_id = item.lock_id) AS since,
             max(queue.longest_hold_seconds,
                 coalesce((SELECT max(json_extract(told.state, '$.longest_hold_seconds')) FROM rule_event AS told
                           WHERE told.about = 'queue' AND told.subject = queue.name), 0)) AS longest
      FROM item
      JOIN queue ON queue.id = item.queue_id
      WHERE item.state = 'locked'
        AND NOT EXISTS (SELECT 1 FROM adopted WHERE adopted.queue_id = item.queue_id))
WHERE julianday(expires_at) < julianday(since, '-1 hour')
   OR julianday(expires_at) > julianday(since, '+' || (longest + 3600) || ' seconds')
UNION ALL
SELECT min(item.id), queue.name, '', 'adopted'
FROM adopted
JOIN queue ON queue.id = adopted.queue_id
JOIN item ON item.queue_id = adopted.queue_id
WHERE EXISTS (SELECT 1 FROM item_seal WHERE item_seal.item_id = item.id)
GROUP BY queue.name
ORDER BY 1

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
SELECT item.id, queue.name AS queue, item.key, item.state, coalesce(record.current, record.imported) AS record,
       record.missing
FROM item
CROSS JOIN queue ON queue.id = item.queue_id AND queue.record_schema <> '{}'
CROSS JOIN record ON record.item_id = item.id
WHERE item.state IN ('open', 'locked', 'done') AND item.id > :item
ORDER BY item.id
LIMIT :limit

-- name: audit_selftests
-- Queues that no seal covers, and how much in them no selftest makes. An hour, as for what is abandoned.
SELECT coalesce(queue.name, selftest.queue_id) AS queue,
       coalesce(julianday(selftest.made_at) BETWEEN julianday('now', '-1 hour') AND julianday('now', '+1 hour'), 0) AS is_fresh,
       (SELECT count(*) FROM item
        WHERE item.queue_id = selftest.queue_id
          AND NOT EXISTS (SELECT 1 FROM selftest_item AS made WHERE made.id = item.id)) AS others
FROM selftest
LEFT JOIN queue ON queue.id = selftest.queue_id
ORDER BY selftest.queue_id

-- name: audit_planted
-- What nothing of Intray makes: lines of item_seal that are no seal's, and numbers below 1.
SELECT 'fact' AS kind, said.item_id, said.event_id AS id, said.seal
FROM item_seal AS said
WHERE NOT EXISTS (SELECT 1 FROM sealed_fact AS known
                  WHERE known.item_id = said.item_id AND known.event_id = said.event_id)
UNION ALL
SELECT 'item', item.id, NULL, NULL FROM item WHERE item.id < 1
UNION ALL
SELECT 'event', event.item_id, event.id, NULL FROM event WHERE event.id < 1
UNION ALL
SELECT 'rule', NULL, rule_event.id, NULL FROM rule_event WHERE rule_event.id < 1
ORDER BY 1, 2, 3
