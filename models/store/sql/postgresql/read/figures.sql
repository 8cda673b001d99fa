-- Differs: times are a type of their own, with an arithmetic of their own.

-- name: count_to_sweep
SELECT count(*) AS n
FROM intray.item
WHERE queue_id = :queue_id::bigint AND state = 'locked' AND expires_at <= :now::timestamptz

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

-- name: count_done_since
SELECT coalesce(sum(CASE kind WHEN 'completed' THEN 1 ELSE -1 END), 0) AS n
FROM intray.event
WHERE "user" = :user::text AND at >= :since::timestamptz AND kind IN ('completed', 'taken_back')
  AND NOT EXISTS (SELECT 1 FROM intray.selftest WHERE selftest.queue_id = event.queue_id)

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
