-- name: queue_for_claim
SELECT id, paused, locks_per_user, source_query IS NOT NULL AS on_request, 0 AS needs_other_hands, 0 AS is_for_others,
       EXISTS (SELECT 1 FROM adopted WHERE adopted.queue_id = queue.id) AS is_adopted
FROM queue WHERE name = :name

-- name: queue_of_item
SELECT queue.id, queue.name, queue.paused, queue.locks_per_user, queue.source_query IS NOT NULL AS on_request,
       queue.other_hands = 1 AND coalesce(:user IN (item.not_for, item.nor_for), 0) AS needs_other_hands,
       item.assigned_to IS NOT NULL AND item.assigned_to <> :user
       AND NOT EXISTS (SELECT 1 FROM user_tag AS skill
                       WHERE skill.user = :user AND skill.queue_id = item.queue_id AND '@' || skill.tag = item.assigned_to)
       AND NOT EXISTS (SELECT 1 FROM user WHERE user.name = :user
                       AND ',' || user.roles || ',' LIKE '%,supervisor,%') AS is_for_others,
       EXISTS (SELECT 1 FROM adopted WHERE adopted.queue_id = queue.id) AS is_adopted
FROM item
JOIN queue ON queue.id = item.queue_id
WHERE item.id = :item AND item.state <> 'staged'

-- name: my_locks
SELECT count(*) AS held FROM item WHERE state = 'locked' AND lock_user = :user AND queue_id = :queue_id

-- name: item_to_wake
-- Asked first: an UPDATE that finds nothing opens every index of the table for writing. What is assigned comes first.
SELECT available_at < LINES_END AS is_assigned FROM item
WHERE queue_id = :queue_id AND state = 'open' AND available_at > '' AND available_at <= :now
ORDER BY available_at
LIMIT 1

-- name: wake_items
UPDATE item
SET available_at = coalesce(line, ''),
    change = change + 1
WHERE queue_id = :queue_id AND state = 'open' AND available_at > LINES_END AND available_at <= :now

-- name: claim_next
-- One writer at a time, so there is nothing to skip. The first n of each queue by the index, then the first n of
-- those; an expired lock counts as free unless the item has been tried too often. What the user has returned comes only
-- when it is asked for again, and not then where the queue keeps it from them. An item that was never taken was never returned, so most cost no look into the history.
UPDATE item
SET state = 'locked',
    lock_user = :user,
    lock_workstation = :workstation,
    lock_id = :lock,
    locked_at = :now,
    expires_at = (SELECT strftime('%Y-%m-%dT%H:%M:%fZ', :now, '+' || queue.lock_seconds || ' seconds')
                  FROM queue WHERE queue.id = item.queue_id),
    attempts = attempts + 1,
    change = change + 1
WHERE id IN (
    SELECT id
    FROM (
        SELECT free.rank, free.id
        FROM json_each(:queues) AS wanted
        CROSS JOIN queue ON queue.id = wanted.value
        CROSS JOIN item AS free ON free.id IN (
            SELECT head.id
            FROM item AS head
            WHERE head.queue_id = wanted.value AND head.state = 'open' AND head.available_at = ''
              AND (queue.other_hands = 0 OR (head.not_for IS NOT :user AND head.nor_for IS NOT :user))
              AND (head.attempts = 0 OR NOT EXISTS (
                  SELECT 1 FROM event AS past
                  WHERE past.item_id = head.id AND past.kind = 'returned' AND past.user = :user
                    AND (:again = 0 OR CASE queue.not_again_seconds
                        WHEN 0 THEN NOT EXISTS (SELECT 1 FROM event AS other
                                                WHERE other.item_id = past.item_id AND other.id > past.id
                                                  AND other.kind = 'claimed' AND other.user <> :user)
                        ELSE past.at > strftime('%Y-%m-%dT%H:%M:%fZ', :now, '-' || queue.not_again_seconds || ' seconds') END)))
            ORDER BY head.rank, head.id
            LIMIT :count)
        UNION ALL
        SELECT expired.rank, expired.id
        FROM json_each(:queues) AS wanted
        CROSS JOIN queue ON queue.id = wanted.value
        CROSS JOIN item AS expired
            ON expired.queue_id = wanted.value AND expired.state = 'locked' AND expired.expires_at <= :now
        WHERE (queue.attempts IS NULL OR expired.attempts < queue.attempts)
          AND (expired.assigned_to IS NULL OR expired.assigned_to = :user OR EXISTS (
              SELECT 1 FROM user_tag AS skill
              WHERE skill.user = :user AND skill.queue_id = expired.queue_id AND '@' || skill.tag = expired.assigned_to))
          AND (queue.other_hands = 0 OR (expired.not_for IS NOT :user AND expired.nor_for IS NOT :user))
          AND NOT EXISTS (
              SELECT 1 FROM event AS past
              WHERE past.item_id = expired.id AND past.kind = 'returned' AND past.user = :user
                AND (:again = 0 OR CASE queue.not_again_seconds
                    WHEN 0 THEN NOT EXISTS (SELECT 1 FROM event AS other
                                            WHERE other.item_id = past.item_id AND other.id > past.id
                                              AND other.kind = 'claimed' AND other.user <> :user)
                    ELSE past.at > strftime('%Y-%m-%dT%H:%M:%fZ', :now, '-' || queue.not_again_seconds || ' seconds') END))
    )
    ORDER BY rank, id
    LIMIT :count)

-- name: claim_assigned
-- The same in the lines of this user and of their tags, asked before claim_next in queues that have lines. Whoever
-- returned an item with a question has not given it up. What is for this user alone is never kept from them.
UPDATE item
SET state = 'locked',
    available_at = '',
    lock_user = :user,
    lock_workstation = :workstation,
    lock_id = :lock,
    locked_at = :now,
    expires_at = (SELECT strftime('%Y-%m-%dT%H:%M:%fZ', :now, '+' || queue.lock_seconds || ' seconds')
                  FROM queue WHERE queue.id = item.queue_id),
    attempts = attempts + 1,
    change = change + 1
WHERE id IN (
    SELECT mine.id
    FROM json_each(:queues) AS wanted
    CROSS JOIN queue ON queue.id = wanted.value
    CROSS JOIN assignee ON assignee.name IN (
        SELECT :user UNION ALL
        SELECT '@' || skill.tag FROM user_tag AS skill WHERE skill.user = :user AND skill.queue_id = wanted.value)
    CROSS JOIN item AS mine ON mine.id IN (
        SELECT head.id
        FROM item AS head
        WHERE head.queue_id = wanted.value AND head.state = 'open' AND head.available_at = assignee.line
          AND (queue.other_hands = 0 OR (head.not_for IS NOT :user AND head.nor_for IS NOT :user))
          AND (head.attempts = 0 OR NOT EXISTS (
              SELECT 1 FROM event AS past
              WHERE past.item_id = head.id AND past.kind = 'returned' AND past.user = :user
                AND (head.asked IS NULL OR NOT EXISTS (SELECT 1 FROM event AS question
                                                       WHERE question.item_id = past.item_id AND question.id > past.id
                                                         AND question.kind = 'asked'))
                AND (:again = 0 OR assignee.name <> :user AND CASE queue.not_again_seconds
                    WHEN 0 THEN NOT EXISTS (SELECT 1 FROM event AS other
                                            WHERE other.item_id = past.item_id AND other.id > past.id
                                              AND other.kind = 'claimed' AND other.user <> :user)
                    ELSE past.at > strftime('%Y-%m-%dT%H:%M:%fZ', :now, '-' || queue.not_again_seconds || ' seconds') END)))
        ORDER BY head.rank, head.id
        LIMIT :count)
    ORDER BY mine.rank, mine.id
    LIMIT :count)

-- name: claim_item
UPDATE item
SET state = 'locked',
    available_at = '',
    lock_user = :user,
    lock_workstation = :workstation,
    lock_id = :lock,
    locked_at = :now,
    expires_at = (SELECT strftime('%Y-%m-%dT%H:%M:%fZ', :now, '+' || queue.lock_seconds || ' seconds')
                  FROM queue WHERE queue.id = item.queue_id),
    attempts = attempts + 1,
    change = change + 1
WHERE id = :item
  AND NOT ((SELECT other_hands FROM queue WHERE queue.id = item.queue_id) = 1
           AND (not_for IS :user OR nor_for IS :user))
  AND ((state = 'open' AND available_at <= :now) OR (state = 'locked' AND expires_at <= :now))

-- name: items_of_lock_ids
SELECT id FROM item WHERE state = 'locked' AND lock_id = :lock ORDER BY rank, id

-- name: item_of_lock
SELECT id FROM item WHERE state = 'locked' AND lock_id = :lock LIMIT 1

-- name: add_claim_events
INSERT INTO event (item_id, at, kind, user, workstation, lock_id)
SELECT id, locked_at, 'claimed', lock_user, lock_workstation, lock_id
FROM item
WHERE state = 'locked' AND lock_id = :lock
ORDER BY rank, id

-- name: shortage
SELECT
    (SELECT count(*)
     FROM queue CROSS JOIN item ON item.queue_id = queue.id AND item.state = 'locked' AND item.lock_user <> :user
     WHERE queue.id = :queue_id
       AND (queue.other_hands = 0 OR (item.not_for IS NOT :user AND item.nor_for IS NOT :user))) AS held_by_others,
    (SELECT min(item.available_at)
     FROM queue CROSS JOIN item ON item.queue_id = queue.id AND item.state = 'open' AND item.available_at > :now
     WHERE queue.id = :queue_id
       AND (queue.other_hands = 0 OR (item.not_for IS NOT :user AND item.nor_for IS NOT :user))) AS next_available,
    (SELECT count(*)
     FROM queue CROSS JOIN item ON item.queue_id = queue.id AND item.state = 'open'
     WHERE queue.id = :queue_id
       AND queue.other_hands = 1 AND (item.not_for IS :user OR item.nor_for IS :user)) AS need_other_hands,
    (SELECT count(*) FROM item
     WHERE queue_id = :queue_id AND state = 'open' AND available_at > '' AND available_at < LINES_END) AS are_for_others,
    (SELECT count(*)
     FROM queue CROSS JOIN item ON item.queue_id = queue.id AND item.state = 'open' AND item.available_at = ''
     WHERE queue.id = :queue_id AND queue.not_again_seconds IS NOT NULL AND item.attempts > 0
       AND EXISTS (SELECT 1 FROM event
                   WHERE event.item_id = item.id AND event.kind = 'returned' AND event.user = :user)) AS were_returned

-- name: contexts_of_lock
-- Whose requests those are that this lock holds, as far as somebody has said so.
SELECT record.item_id, record.context
FROM item
JOIN record ON record.item_id = item.id
WHERE item.state = 'locked' AND item.lock_id = :lock AND record.context IS NOT NULL

-- name: rules_line
SELECT coalesce(max(id), 0) AS id FROM rule_event WHERE about = 'queue' AND subject = :queue
