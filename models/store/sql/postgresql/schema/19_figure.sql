-- name: rows_of_figure
ALTER TABLE intray.figure ENABLE ROW LEVEL SECURITY

-- name: see_figure
CREATE POLICY see_figure ON intray.figure FOR SELECT
USING (queue_id = ANY ((SELECT intray.my_queues())::bigint[]))

-- name: figure_row
CREATE VIEW intray.figure_row WITH (security_invoker = true) AS
SELECT quarter, queue_id, kind, "user", n, first_event, last_event FROM intray.figure
