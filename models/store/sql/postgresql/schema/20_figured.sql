-- name: figure_tail
-- The same of the events that are not in the figures yet.
CREATE VIEW intray.figure_tail WITH (security_invoker = true) AS
SELECT to_char(date_bin('15 minutes', at, '2000-01-01Z') AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"') AS quarter,
       queue_id, kind::text AS kind, "user", count(*) AS n, min(id) AS first_event, max(id) AS last_event
FROM intray.event
WHERE id > (SELECT last_event FROM intray.figured) AND queue_id IS NOT NULL
GROUP BY 1, 2, 3, 4
