-- name: shared_filter_row
CREATE VIEW shared_filter_row AS
SELECT queue.name AS queue, its.name, its.filter, its.shared_at, its.shared_by
FROM shared_filter AS its
JOIN queue ON queue.id = its.queue_id
