CREATE POLICY see_figure ON intray.figure FOR SELECT
USING (queue_id = ANY ((SELECT intray.my_queues())::bigint[]))
