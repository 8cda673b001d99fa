-- Differs: times are a type of their own, and open items stand in the index of the claim order.

-- name: count_to_sweep
-- A held item is due when its lock ends.
SELECT COUNT(*) AS n, EXISTS (SELECT 1 FROM adopted_all) AS has_adopted,
       COALESCE((SELECT duties FROM companion_all WHERE ends_at > UTC_TIMESTAMP(3)), '{}') AS kept
FROM queue JOIN item ON item.queue_id = queue.id
WHERE item.state = 'locked' AND item.due_at <= UTC_TIMESTAMP(3)

-- name: count_expired
-- Held, but anybody may take them. One whose tries are used up fails as soon as somebody sweeps.
SELECT COUNT(*) AS n
FROM item
JOIN queue ON queue.id = item.queue_id
WHERE item.queue_id = :queue_id AND item.state = 'locked'
  AND item.due_at <= CAST(REPLACE(TRIM(TRAILING 'Z' FROM :now), 'T', ' ') AS DATETIME(3))
  AND (queue.attempts IS NULL OR item.attempts < queue.attempts)

-- name: count_later
SELECT COUNT(*) AS n
FROM item
WHERE queue_id = :queue_id AND state = 'open'
  AND due_at > CAST(REPLACE(TRIM(TRAILING 'Z' FROM :soon), 'T', ' ') AS DATETIME(3))

-- name: counts_of_queue
-- What a window shows of a queue and of its user, in one statement, because it is asked for again and again. The number of
-- open items that is kept for all (keep_open_count) serves for ten seconds longer than it is new.
SELECT
    queue.id AS queue_id,
    CONCAT(REPLACE(UTC_TIMESTAMP(3), ' ', 'T'), 'Z') AS now,
    EXISTS (SELECT 1 FROM adopted_all) AS has_adopted,
    EXISTS (SELECT 1 FROM adopted_all WHERE adopted_all.queue_id = queue.id) AS is_adopted,
    COALESCE(kept.items, (SELECT COUNT(*) FROM item WHERE item.queue_id = queue.id AND item.state = 'open')) AS open,
    (kept.items IS NULL OR UTC_TIMESTAMP(6) > kept.counted_at + INTERVAL 20 * kept.took MICROSECOND)
        AND NOT @@SESSION.tx_read_only AND NOT @@GLOBAL.read_only AS is_count_due,
    (SELECT COUNT(*) FROM item WHERE item.queue_id = queue.id AND item.state = 'locked' AND item.due_at <= UTC_TIMESTAMP(3)
       AND (queue.attempts IS NULL OR item.attempts < queue.attempts)) AS expired,
    (SELECT COUNT(*)
     FROM item_all AS i
     JOIN sight_all AS s ON s.queue_id = i.queue_id AND s.login = SESSION_LOGIN() AND s.sees_items = 1
     WHERE i.queue_id = queue.id AND i.state = 'open' AND i.due_at > FRONT_TIME AND i.due_at < LINES_END
       AND i.assigned_to <> s.user
       AND NOT EXISTS (SELECT 1 FROM user_tag_all AS t
                       WHERE t.user = s.user AND t.queue_id = i.queue_id AND CONCAT('@', t.tag) = i.assigned_to)) AS for_others,
    (SELECT COUNT(*) FROM item WHERE item.state = 'locked' AND item.lock_user = :user
       AND NOT EXISTS (SELECT 1 FROM selftest WHERE selftest.queue_id = item.queue_id)) AS mine,
    (SELECT COALESCE(SUM(CASE event.kind WHEN 'completed' THEN 1 ELSE -1 END), 0) FROM event
     WHERE event.user = :user AND event.kind IN ('completed', 'taken_back')
       AND event.at_utc >= CAST(REPLACE(TRIM(TRAILING 'Z' FROM :since), 'T', ' ') AS DATETIME(3))
       AND NOT EXISTS (SELECT 1 FROM selftest JOIN item ON item.queue_id = selftest.queue_id WHERE item.id = event.item_id)
    ) AS done_today,
    (SELECT COALESCE(SUM(CASE event.kind WHEN 'completed' THEN 1 ELSE -1 END), 0) FROM event
     WHERE event.user = :user AND event.kind IN ('completed', 'taken_back')
       AND event.at_utc >= UTC_TIMESTAMP(3) - INTERVAL 1 HOUR
       AND NOT EXISTS (SELECT 1 FROM selftest JOIN item ON item.queue_id = selftest.queue_id WHERE item.id = event.item_id)
    ) AS done_last_hour
FROM queue
LEFT JOIN open_count_all AS kept
    ON kept.queue_id = queue.id AND UTC_TIMESTAMP(6) >= kept.counted_at
   AND UTC_TIMESTAMP(6) <= kept.counted_at + INTERVAL 20 * kept.took + 10000000 MICROSECOND
   AND EXISTS (SELECT 1 FROM sight_all AS s
               WHERE s.queue_id = kept.queue_id AND s.login = SESSION_LOGIN() AND s.sees_items = 1)
WHERE queue.name = :queue

-- name: oldest_open
SELECT oldest_open(:queue_id) AS created_at

-- name: handling_times
-- The newest lines are taken first, because comparing with a subquery is no range of an index here, and tables are
-- joined as they stand.
WITH handled AS (
    SELECT STRAIGHT_JOIN TIMESTAMPDIFF(MICROSECOND, taken.at_utc, done.at_utc) / 1000000 AS seconds
    FROM (SELECT item_id, lock_id, kind, at_utc FROM event ORDER BY id DESC LIMIT :window) AS done
    JOIN item AS item ON item.id = done.item_id
    JOIN event AS taken ON taken.item_id = done.item_id AND taken.kind = 'claimed' AND taken.lock_id = done.lock_id
    WHERE done.kind = 'completed' AND item.queue_id = :queue_id
), ranked AS (
    SELECT seconds, row_number() OVER (ORDER BY seconds) AS place, count(*) OVER () AS items FROM handled
)
SELECT count(*) AS items,
       min(CASE WHEN place * 2 >= items THEN seconds END) AS median,
       min(CASE WHEN place * 100 >= items * 99 THEN seconds END) AS ninety_nine
FROM ranked

-- name: glance
-- What is put off and the oldest open item are looked for by functions.
SELECT
    queue.id,
    COALESCE(told.unfinished, 0) AS unfinished,
    (SELECT COUNT(*) FROM item
     WHERE item.queue_id = queue.id AND item.state = 'locked'
       AND (item.due_at > CAST(REPLACE(TRIM(TRAILING 'Z' FROM :now), 'T', ' ') AS DATETIME(3))
            OR item.attempts >= queue.attempts)) AS locked,
    put_off(queue.id, CAST(REPLACE(TRIM(TRAILING 'Z' FROM :soon), 'T', ' ') AS DATETIME(3))) AS later,
    (SELECT COUNT(*) FROM item WHERE item.queue_id = queue.id AND item.state = 'failed') AS failed,
    oldest_open(queue.id) AS oldest_open,
    (SELECT COUNT(*) FROM request_row
     WHERE request_row.queue_id = queue.id AND request_row.asked_at >= :since) AS asked,
    (SELECT COUNT(*) FROM request_row
     WHERE request_row.queue_id = queue.id AND request_row.asked_at >= :since AND request_row.state = 'none')
        AS came_empty
FROM queue
LEFT JOIN (
    SELECT all_of_them.queue_id, SUM(all_of_them.n * event_rule.unfinished) AS unfinished
    FROM (SELECT queue_id, kind, n FROM figure_row WHERE quarter = ''
          UNION ALL
          SELECT queue_id, kind, n FROM figure_tail WHERE :with_tail = 1) AS all_of_them
    JOIN event_rule ON event_rule.kind = all_of_them.kind
    GROUP BY all_of_them.queue_id) AS told ON told.queue_id = queue.id

-- name: change_number
SELECT change_number() AS answer

-- name: news
-- The row without a kind has the numbers of all that changed and of the rules; the others are the newest events. Who sees
-- little of a long history reads no more of it than others.
SELECT change_number() AS id, rules_number() AS item_id, NULL AS kind, NULL AS "user"
UNION ALL
SELECT id, item_id, kind, "user"
FROM (SELECT id, item_id, kind, "user" FROM event_row
      WHERE id > GREATEST(:event, (SELECT newest_event()) - :window) ORDER BY id DESC LIMIT :limit) AS newest
