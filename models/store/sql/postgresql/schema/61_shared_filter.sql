-- name: rows_of_shared_filter
ALTER TABLE intray.shared_filter ENABLE ROW LEVEL SECURITY

-- name: see_shared_filter
CREATE POLICY see_shared_filter ON intray.shared_filter FOR SELECT
USING (queue_id = ANY ((SELECT intray.my_queues())::bigint[]))

-- name: shared_filter_row
CREATE VIEW intray.shared_filter_row WITH (security_invoker = true) AS
SELECT queue.name AS queue, its.name, its.filter, intray.iso(its.shared_at) AS shared_at, its.shared_by
FROM intray.shared_filter AS its
JOIN intray.queue ON queue.id = its.queue_id
