ALTER POLICY see_record ON intray.record
USING (queue_id = ANY ((SELECT intray.my_queues())::bigint[])
       AND (import_id IS NULL OR import_id <> ALL ((SELECT intray.hidden_imports())::bigint[]))
       AND (NOT sealed OR intray.may_see_record(item_id, finished_by)))
