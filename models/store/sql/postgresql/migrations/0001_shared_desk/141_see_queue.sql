CREATE POLICY see_queue ON intray.queue FOR SELECT
USING (id = ANY ((SELECT intray.my_queues())::bigint[]) OR (SELECT intray.i_am('importer')))
