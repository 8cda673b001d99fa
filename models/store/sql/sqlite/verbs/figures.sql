-- name: figures_kept
SELECT figured.last_event, coalesce((SELECT max(id) FROM event), 0) AS newest FROM figured

-- name: keep_figures
WITH piece AS MATERIALIZED (
    SELECT
        substr(event.at, 1, 14) || printf('%02dZ', substr(event.at, 15, 2) / 15 * 15) AS quarter, item.queue_id,
        event.kind, event.user, count(*) AS n, min(event.id) AS first_event, max(event.id) AS last_event
    FROM event
    CROSS JOIN item ON item.id = event.item_id
    WHERE event.id > :behind AND event.id <= :up_to
    GROUP BY 1, 2, 3, 4
)
INSERT INTO figure (quarter, queue_id, kind, user, n, first_event, last_event)
SELECT quarter, queue_id, kind, user, n, first_event, last_event FROM piece
UNION ALL
SELECT '', queue_id, kind, '', sum(n), min(first_event), max(last_event) FROM piece GROUP BY queue_id, kind
ORDER BY 1, 2, 3, 4
ON CONFLICT (quarter, queue_id, kind, user)
DO UPDATE SET n = n + excluded.n, first_event = min(first_event, excluded.first_event),
    last_event = max(last_event, excluded.last_event)

-- name: figures_reach
UPDATE figured SET last_event = :up_to
