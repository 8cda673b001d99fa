CREATE POLICY see_record ON intray.record FOR SELECT
USING (queue_id = ANY ((SELECT intray.my_queues())::bigint[])
       AND (import_id IS NULL OR import_id <> ALL ((SELECT intray.hidden_imports())::bigint[])))
