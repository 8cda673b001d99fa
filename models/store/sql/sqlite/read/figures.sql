-- Differs: the arithmetic of times.

-- name: change_number
-- SQLite counts the commits of others for us.
SELECT data_version AS answer FROM pragma_data_version

-- name: news
-- The row without a kind has the numbers of all that changed and of the rules; the others are the newest events.
SELECT data_version AS id, data_version AS item_id, NULL AS kind, NULL AS "user" FROM pragma_data_version
UNION ALL
SELECT id, item_id, kind, "user"
FROM (SELECT id, item_id, kind, "user" FROM event_row
      WHERE id > max(:event, (SELECT max(id) FROM event) - :window) ORDER BY id DESC LIMIT :limit) AS newest

-- name: count_to_sweep
SELECT count(*) AS n, EXISTS (SELECT 1 FROM adopted_row) AS has_adopted,
       coalesce((SELECT duties FROM companion WHERE ends_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now')), '{}') AS kept
FROM queue JOIN item ON item.queue_id = queue.id
WHERE item.state = 'locked' AND item.expires_at <= strftime('%Y-%m-%dT%H:%M:%fZ', 'now')

-- name: count_expired
-- Held, but anybody may take them. One whose tries are used up fails as soon as somebody sweeps.
SELECT count(*) AS n
FROM item
JOIN queue ON queue.id = item.queue_id
WHERE item.queue_id = :queue_id AND item.state = 'locked' AND item.expires_at <= :now
  AND (queue.attempts IS NULL OR item.attempts < queue.attempts)

-- name: count_later
SELECT count(*) AS n FROM item WHERE queue_id = :queue_id AND state = 'open' AND available_at > :soon

-- name: counts_of_queue
-- What a window shows of a queue and of its user, in one statement, because it is asked for again and again.
WITH asked AS (SELECT id, attempts, strftime('%Y-%m-%dT%H:%M:%fZ', 'now') AS now,
                      strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-1 hour') AS hour_ago
               FROM queue WHERE name = :queue),
done AS (
    SELECT coalesce(sum(CASE kind WHEN 'completed' THEN 1 ELSE -1 END) FILTER (WHERE at >= :since), 0) AS today,
           coalesce(sum(CASE kind WHEN 'completed' THEN 1 ELSE -1 END) FILTER (WHERE at >= asked.hour_ago), 0) AS last_hour
    FROM asked CROSS JOIN event
    WHERE event.user = :user AND event.kind IN ('completed', 'taken_back') AND event.at >= min(:since, asked.hour_ago)
      AND NOT EXISTS (SELECT 1 FROM selftest_item WHERE selftest_item.id = event.item_id))
SELECT
    asked.id AS queue_id,
    asked.now,
    EXISTS (SELECT 1 FROM adopted_row) AS has_adopted,
    EXISTS (SELECT 1 FROM adopted_row WHERE adopted_row.queue_id = asked.id) AS is_adopted,
    (SELECT count(*) FROM item WHERE queue_id = asked.id AND state = 'open') AS open,
    0 AS is_count_due,
    (SELECT count(*) FROM item WHERE queue_id = asked.id AND state = 'locked' AND expires_at <= asked.now
       AND (asked.attempts IS NULL OR item.attempts < asked.attempts)) AS expired,
    (SELECT count(*) FROM item
     WHERE queue_id = asked.id AND state = 'open' AND available_at > '' AND available_at < LINES_END AND assigned_to <> :user
       AND NOT EXISTS (
           SELECT 1 FROM user_tag AS skill
           WHERE skill.user = :user AND skill.queue_id = item.queue_id AND '@' || skill.tag = item.assigned_to)) AS for_others,
    (SELECT count(*) FROM item WHERE state = 'locked' AND lock_user = :user
       AND NOT EXISTS (SELECT 1 FROM selftest WHERE selftest.queue_id = item.queue_id)) AS mine,
    done.today AS done_today,
    done.last_hour AS done_last_hour
FROM asked CROSS JOIN done

-- name: handling_times
WITH handled AS (
    SELECT (julianday(done.at) - julianday(taken.at)) * 86400 AS seconds
    FROM event AS done
    JOIN item AS item ON item.id = done.item_id
    JOIN event AS taken ON taken.item_id = done.item_id AND taken.kind = 'claimed' AND taken.lock_id = done.lock_id
    WHERE done.id > (SELECT max(id) FROM event) - :window AND done.kind = 'completed' AND item.queue_id = :queue_id
), ranked AS (
    SELECT seconds, row_number() OVER (ORDER BY seconds) AS place, count(*) OVER () AS items FROM handled
)
SELECT count(*) AS items,
       min(CASE WHEN place * 2 >= items THEN seconds END) AS median,
       min(CASE WHEN place * 100 >= items * 99 THEN seconds END) AS ninety_nine
FROM ranked

-- name: glance
-- The oldest open item is looked for once per rank in the index of the claim order, not once per item.
WITH RECURSIVE tail AS MATERIALIZED (SELECT queue_id, kind, n FROM figure_tail WHERE :with_tail = 1),
told AS MATERIALIZED (
    SELECT queue_id, kind, n FROM figure WHERE quarter = ''
    UNION ALL
    SELECT queue_id, kind, n FROM tail
),
first_of_rank (queue_id, available_at, rank, id) AS (
    SELECT queue.id, first.available_at, first.rank, first.id
    FROM queue
    JOIN item AS first ON first.id = (
        SELECT id FROM item WHERE queue_id = queue.id AND state = 'open'
        ORDER BY available_at, rank, id LIMIT 1)
    UNION ALL
    SELECT next.queue_id, next.available_at, next.rank, next.id
    FROM first_of_rank AS before
    JOIN item AS next ON next.id = coalesce(
        (SELECT id FROM item
         WHERE queue_id = before.queue_id AND state = 'open'
           AND available_at = before.available_at AND rank > before.rank
         ORDER BY rank, id LIMIT 1),
        (SELECT id FROM item
         WHERE queue_id = before.queue_id AND state = 'open' AND available_at > before.available_at
         ORDER BY available_at, rank, id LIMIT 1))
)
SELECT
    queue.id,
    coalesce((SELECT sum(told.n * event_rule.unfinished) FROM told JOIN event_rule USING (kind)
              WHERE told.queue_id = queue.id), 0) AS unfinished,
    (SELECT count(*) FROM item
     WHERE queue_id = queue.id AND state = 'locked' AND (expires_at > :now OR item.attempts >= queue.attempts)) AS locked,
    (SELECT count(*) FROM item WHERE queue_id = queue.id AND state = 'open' AND available_at > :soon) AS later,
    (SELECT count(*) FROM item
     WHERE queue_id = queue.id AND state = 'failed' AND (state = 'done' OR state = 'failed' OR state = 'dismissed')) AS failed,
    (SELECT created_at FROM item WHERE id = (
        SELECT min(id) FROM first_of_rank WHERE first_of_rank.queue_id = queue.id)) AS oldest_open,
    (SELECT count(*) FROM work_request WHERE queue_id = queue.id AND asked_at >= :since) AS asked,
    (SELECT count(*) FROM work_request
     WHERE queue_id = queue.id AND asked_at >= :since AND state = 'none') AS came_empty
FROM queue
