CREATE POLICY see_item ON intray.item FOR SELECT
USING (state <> 'staged' AND queue_id = ANY ((SELECT intray.my_queues())::bigint[]))
