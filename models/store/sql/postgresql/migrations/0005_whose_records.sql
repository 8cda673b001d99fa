-- Whose records somebody reads: an auditor's sight of every queue is no longer one of the records in it.

-- name: as_owner
AS_OWNER

-- name: my_record_queues
-- The queues whose records this login reads. That an auditor sees what happened to every item gives no sight of what stands
-- in it: roles and their rights are the server's, so an auditor here may be a clerk in another database, or in some queues.
CREATE FUNCTION intray.my_record_queues() RETURNS bigint[] LANGUAGE sql STABLE PARALLEL SAFE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $fn$
    SELECT CASE WHEN roles && ARRAY['supervisor', 'administrator'] OR every_queue
                THEN (SELECT pg_catalog.array_agg(id) FROM intray.queue)
                ELSE (SELECT pg_catalog.array_agg(queue_id) FROM intray.membership AS mine WHERE mine."user" = me.name) END
    FROM intray."user" AS me
    WHERE role_oid = pg_catalog.quote_ident(session_user)::regrole::oid
      AND active AND server = intray.this_server()
      AND roles && ARRAY['clerk', 'worker', 'supervisor', 'administrator']
$fn$

-- name: see_record
ALTER POLICY see_record ON intray.record
USING (queue_id = ANY ((SELECT intray.my_record_queues())::bigint[])
       AND (import_id IS NULL OR import_id <> ALL ((SELECT intray.hidden_imports())::bigint[]))
       AND (NOT sealed OR intray.may_see_record(item_id, finished_by)))

-- name: see_learned
ALTER POLICY see_learned ON intray.learned
USING (queue_id = ANY ((SELECT intray.my_record_queues())::bigint[]))

-- name: see_duplicate_model
ALTER POLICY see_duplicate_model ON intray.duplicate_model
USING (queue_id = ANY ((SELECT intray.my_record_queues())::bigint[]))
