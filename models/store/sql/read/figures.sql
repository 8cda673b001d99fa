-- name: count_locked
SELECT count(*) AS n FROM intray.item WHERE queue_id = :queue_id AND state = 'locked'

-- name: count_open
-- Whether it is available now or later: the same that the list of open items shows.
SELECT count(*) AS n FROM intray.item WHERE queue_id = :queue_id AND state = 'open'

-- name: count_finished
SELECT state, count(*) AS n
FROM intray.item
WHERE queue_id = :queue_id AND (state = 'done' OR state = 'failed' OR state = 'dismissed')
GROUP BY state

-- name: count_requests
SELECT count(*) AS asked, coalesce(sum(CASE WHEN state = 'none' THEN 1 ELSE 0 END), 0) AS came_empty,
       coalesce(sum(requested), 0) AS requested, coalesce(sum(assigned), 0) AS assigned
FROM intray.request_row
WHERE queue_id = :queue_id AND asked_at >= :since

-- name: oldest_open
SELECT created_at FROM intray.item_row WHERE queue_id = :queue_id AND state = 'open' ORDER BY id LIMIT 1

-- name: figured
SELECT last_event FROM intray.figured_row

-- name: figures
SELECT queue_id, quarter, kind, sum(n) AS n
FROM (
    SELECT queue_id, quarter, kind, n FROM intray.figure_row WHERE quarter >= :since
    UNION ALL
    SELECT queue_id, quarter, kind, n FROM intray.figure_tail WHERE quarter >= :since AND :with_tail = 1
) AS told
GROUP BY queue_id, quarter, kind
ORDER BY queue_id, quarter
