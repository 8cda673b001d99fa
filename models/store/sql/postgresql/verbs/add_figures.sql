-- Adds these lines of the history to the figures.
CREATE OR REPLACE FUNCTION intray.add_figures(behind bigint, up_to bigint) RETURNS void LANGUAGE sql AS $fn$
    WITH piece AS MATERIALIZED (
        SELECT to_char(date_bin('15 minutes', at, '2000-01-01Z') AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"')
                   AS quarter,
               event.queue_id, kind::text AS kind, "user", count(*) AS n, min(event.id) AS first_event,
               max(event.id) AS last_event
        FROM intray.event
        JOIN intray.queue ON queue.id = event.queue_id
        WHERE event.id > behind AND event.id <= up_to
        GROUP BY 1, 2, 3, 4
    )
    INSERT INTO intray.figure AS kept (quarter, queue_id, kind, "user", n, first_event, last_event)
    SELECT quarter, queue_id, kind, "user", n, first_event, last_event FROM piece
    UNION ALL
    SELECT '', queue_id, kind, '', sum(n), min(first_event), max(last_event) FROM piece GROUP BY queue_id, kind
    ON CONFLICT (quarter, queue_id, kind, "user")
    DO UPDATE SET n = kept.n + excluded.n, first_event = least(kept.first_event, excluded.first_event),
        last_event = greatest(kept.last_event, excluded.last_event)
$fn$
