-- name: shared_filter_row
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW shared_filter_row AS
SELECT q.name AS queue, f.name, f.filter, CONCAT(REPLACE(f.shared_at, ' ', 'T'), 'Z') AS shared_at, f.shared_by
FROM shared_filter_all AS f
JOIN queue_all AS q ON q.id = f.queue_id
JOIN sight_all AS s ON s.queue_id = f.queue_id AND s.sees_items = 1 AND s.login = SESSION_LOGIN()
