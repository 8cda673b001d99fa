-- name: figure_tail
-- The same of the events that are not in the figures yet.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW figure_tail AS
SELECT
    CONCAT(DATE_FORMAT(f.at, '%Y-%m-%dT%H:'), LPAD(MINUTE(f.at) DIV 15 * 15, 2, '0'), 'Z') AS quarter, f.queue_id,
    CAST(f.kind AS CHAR(12) CHARACTER SET ascii) AS kind, f.user, COUNT(*) AS n, MIN(f.id) AS first_event,
    MAX(f.id) AS last_event
FROM figured_all AS kept
STRAIGHT_JOIN event_all AS f ON f.id > kept.last_event
JOIN sight_all AS s
    ON s.queue_id = f.queue_id AND s.sees_items = 1
    AND s.login = SESSION_LOGIN()
GROUP BY 1, 2, 3, 4
