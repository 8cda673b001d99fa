-- Differs: the oldest open item is looked for once per rank in the index of the claim order, not once per item.
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
    coalesce((SELECT sum(CASE
        WHEN kind IN ('imported', 'added', 'reopened', 'taken_back') THEN n
        WHEN kind IN ('completed', 'dismissed', 'failed', 'sent_back', 'withdrawn') THEN -n
        ELSE 0 END) FROM told WHERE told.queue_id = queue.id), 0) AS unfinished,
    (SELECT count(*) FROM item WHERE queue_id = queue.id AND state = 'locked') AS locked,
    (SELECT count(*) FROM item WHERE queue_id = queue.id AND state = 'open' AND available_at > :now) AS later,
    (SELECT count(*) FROM item
     WHERE queue_id = queue.id AND state = 'failed' AND state IN ('done', 'failed', 'dismissed')) AS failed,
    (SELECT created_at FROM item WHERE id = (
        SELECT min(id) FROM first_of_rank WHERE first_of_rank.queue_id = queue.id)) AS oldest_open,
    (SELECT count(*) FROM work_request WHERE queue_id = queue.id AND asked_at >= :since) AS asked,
    (SELECT count(*) FROM work_request
     WHERE queue_id = queue.id AND asked_at >= :since AND state = 'none') AS came_empty
FROM queue
