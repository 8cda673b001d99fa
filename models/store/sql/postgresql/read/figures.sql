-- Differs: times are a type of their own, with an arithmetic of their own.

-- name: count_to_sweep
SELECT count(*) AS n, CASE WHEN EXISTS (SELECT 1 FROM intray.adopted_row) THEN 1 ELSE 0 END AS has_adopted,
       coalesce((SELECT duties FROM intray.companion WHERE ends_at > clock_timestamp()), '{}') AS kept
FROM intray.queue JOIN intray.item ON item.queue_id = queue.id
WHERE item.state = 'locked' AND item.expires_at <= clock_timestamp()

-- name: count_expired
-- Held, but anybody may take them. One whose tries are used up fails as soon as somebody sweeps.
SELECT count(*) AS n
FROM intray.item
JOIN intray.queue ON queue.id = item.queue_id
WHERE item.queue_id = :queue_id::bigint AND item.state = 'locked' AND item.expires_at <= :now::timestamptz
  AND (queue.attempts IS NULL OR item.attempts < queue.attempts)

-- name: count_later
SELECT count(*) AS n
FROM intray.item
WHERE queue_id = :queue_id::bigint AND state = 'open' AND available_at > :soon::timestamptz

-- name: oldest_open
-- Read from the items alone, which an auditor may see, and not from their records.
SELECT intray.iso(created_at) AS created_at
FROM intray.item
WHERE queue_id = :queue_id::bigint AND state = 'open'
ORDER BY id
LIMIT 1

-- name: counts_of_queue
-- What a window shows of a queue and of its user, in one statement, because it is asked for again and again.
WITH asked AS (SELECT queue.id, date_trunc('milliseconds', clock_timestamp()) AS now, (
                   SELECT array_agg(queue_id) FROM intray.adopted_row) AS adopted
               FROM intray.queue WHERE queue.name = :queue::text)
SELECT
    asked.id AS queue_id,
    intray.iso(asked.now) AS now,
    CASE WHEN asked.adopted IS NULL THEN 0 ELSE 1 END AS has_adopted,
    CASE WHEN asked.id = ANY (asked.adopted) THEN 1 ELSE 0 END AS is_adopted,
    opened.items AS open,
    CASE WHEN opened.is_count_due THEN 1 ELSE 0 END AS is_count_due,
    (SELECT count(*) FROM intray.item JOIN intray.queue ON queue.id = item.queue_id
     WHERE item.queue_id = asked.id AND item.state = 'locked' AND item.expires_at <= asked.now
       AND (queue.attempts IS NULL OR item.attempts < queue.attempts)) AS expired,
    (SELECT count(*) FROM intray.item
     WHERE queue_id = asked.id AND state = 'open' AND available_at > '-infinity' AND available_at < LINES_END
       AND assigned_to <> :user::text
       AND NOT EXISTS (
           SELECT 1 FROM intray.user_tag AS skill
           WHERE skill."user" = :user::text AND skill.queue_id = item.queue_id AND '@' || skill.tag = item.assigned_to)
    ) AS for_others,
    (SELECT count(*) FROM intray.item
     WHERE state = 'locked' AND lock_user = :user::text
       AND NOT EXISTS (SELECT 1 FROM intray.selftest WHERE selftest.queue_id = item.queue_id)) AS mine,
    done.today AS done_today,
    done.last_hour AS done_last_hour
FROM asked
CROSS JOIN LATERAL intray.open_items(asked.id) AS opened
CROSS JOIN LATERAL (
    SELECT coalesce(sum(CASE kind WHEN 'completed' THEN 1 ELSE -1 END)
                    FILTER (WHERE at >= :since::timestamptz), 0)::bigint AS today,
           coalesce(sum(CASE kind WHEN 'completed' THEN 1 ELSE -1 END)
                    FILTER (WHERE at >= asked.now - interval '1 hour'), 0)::bigint AS last_hour
    FROM intray.event
    WHERE "user" = :user::text AND kind IN ('completed', 'taken_back')
      AND at >= least(:since::timestamptz, asked.now - interval '1 hour')
      AND NOT EXISTS (SELECT 1 FROM intray.selftest WHERE selftest.queue_id = event.queue_id)) AS done

-- name: handling_times
WITH handled AS (
    SELECT extract(epoch FROM done.at - taken.at) AS seconds
    FROM intray.event AS done
    JOIN intray.item AS item ON item.id = done.item_id
    JOIN intray.event AS taken
      ON taken.id = (SELECT max(claim.id) FROM intray.event AS claim
                     WHERE claim.item_id = done.item_id AND claim.kind = 'claimed' AND claim.id < done.id)
    WHERE done.id > (SELECT max(id) FROM intray.event) - :window::bigint AND done.kind = 'completed'
      AND item.queue_id = :queue_id::bigint
), ranked AS (
    SELECT seconds, row_number() OVER (ORDER BY seconds) AS place, count(*) OVER () AS items FROM handled
)
SELECT count(*) AS items,
       min(CASE WHEN place * 2 >= items THEN seconds END) AS median,
       min(CASE WHEN place * 100 >= items * 99 THEN seconds END) AS ninety_nine
FROM ranked

-- name: glance
-- The oldest open item is looked for once per rank in the index of the claim order.
WITH RECURSIVE told AS MATERIALIZED (
    SELECT queue_id, kind, n FROM intray.figure WHERE quarter = ''
    UNION ALL
    SELECT queue_id, kind, n FROM intray.figure_tail WHERE :with_tail::bigint = 1
),
first_of_rank AS (
    SELECT first.queue_id, first.available_at, first.rank, first.id
    FROM intray.queue
    CROSS JOIN LATERAL (
        SELECT item.queue_id, available_at, rank, item.id FROM intray.item
        WHERE item.queue_id = queue.id AND state = 'open'
        ORDER BY available_at, rank, item.id LIMIT 1) AS first
    UNION ALL
    SELECT next.queue_id, next.available_at, next.rank, next.id
    FROM first_of_rank AS before
    CROSS JOIN LATERAL (
        SELECT item.queue_id, item.available_at, item.rank, item.id FROM intray.item
        WHERE item.queue_id = before.queue_id AND state = 'open'
          AND (item.available_at, item.rank) > (before.available_at, before.rank)
        ORDER BY item.available_at, item.rank, item.id LIMIT 1) AS next
)
SELECT
    queue.id,
    coalesce((SELECT sum(told.n * event_rule.unfinished) FROM told JOIN intray.event_rule USING (kind)
              WHERE told.queue_id = queue.id), 0)::bigint AS unfinished,
    (SELECT count(*) FROM intray.item
     WHERE queue_id = queue.id AND state = 'locked'
       AND (expires_at > :now::timestamptz OR item.attempts >= queue.attempts)) AS locked,
    (SELECT count(*) FROM intray.item
     WHERE queue_id = queue.id AND state = 'open' AND available_at > :soon::timestamptz) AS later,
    (SELECT count(*) FROM intray.item WHERE queue_id = queue.id AND state = 'failed') AS failed,
    (SELECT intray.iso(created_at) FROM intray.item WHERE item.id = (
        SELECT min(first_of_rank.id) FROM first_of_rank WHERE first_of_rank.queue_id = queue.id)) AS oldest_open,
    (SELECT count(*) FROM intray.work_request
     WHERE queue_id = queue.id AND asked_at >= :since::timestamptz) AS asked,
    (SELECT count(*) FROM intray.work_request
     WHERE queue_id = queue.id AND asked_at >= :since::timestamptz AND state = 'none') AS came_empty
FROM intray.queue

-- name: change_number
SELECT intray.change_number() AS answer

-- name: news
-- The row without a kind has the numbers of all that changed and of the rules; the others are the newest events. Who sees
-- little of a long history reads no more of it than others.
SELECT intray.change_number()::bigint AS id, intray.rules_number()::bigint AS item_id, NULL AS kind, NULL AS "user"
UNION ALL
SELECT id, item_id, kind, "user"
FROM (SELECT id, item_id, kind, "user" FROM intray.event_row
      WHERE id > greatest(:event::bigint, (SELECT intray.newest_event()) - :window::bigint)
      ORDER BY id DESC LIMIT :limit) AS newest
