-- name: figure_row
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW figure_row AS
SELECT f.quarter, f.queue_id, f.kind, f.user, f.n, f.first_event, f.last_event
FROM figure_all AS f
JOIN sight_all AS s
    ON s.queue_id = f.queue_id AND s.sees_items = 1
    AND s.login = SESSION_LOGIN()
