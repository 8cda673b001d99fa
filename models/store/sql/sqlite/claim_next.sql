-- Differs: one writer at a time, so there is nothing to skip. The first n of each queue by the index, then the
-- first n of those; an expired lock counts as free unless the item has been tried too often.
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
            ORDER BY head.rank, head.id
            LIMIT :count)
        UNION ALL
        SELECT expired.rank, expired.id
        FROM json_each(:queues) AS wanted
        CROSS JOIN queue ON queue.id = wanted.value
        CROSS JOIN item AS expired
            ON expired.queue_id = wanted.value AND expired.state = 'locked' AND expired.expires_at <= :now
        WHERE (queue.attempts IS NULL OR expired.attempts < queue.attempts)
          AND (queue.other_hands = 0 OR (expired.not_for IS NOT :user AND expired.nor_for IS NOT :user))
    )
    ORDER BY rank, id
    LIMIT :count)
