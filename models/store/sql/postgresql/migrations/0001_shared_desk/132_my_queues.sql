-- The queues whose items this login sees.
CREATE FUNCTION intray.my_queues() RETURNS bigint[] LANGUAGE sql STABLE PARALLEL SAFE SECURITY DEFINER
SET search_path = pg_catalog, intray, pg_temp AS $fn$
    SELECT CASE WHEN roles && ARRAY['supervisor', 'administrator', 'auditor'] OR every_queue
                THEN (SELECT array_agg(id) FROM queue)
                ELSE (SELECT array_agg(queue_id) FROM membership WHERE membership."user" = me.name) END
    FROM "user" AS me
    WHERE role_oid = quote_ident(session_user)::regrole::oid AND active AND server = this_server()
      AND roles && ARRAY['clerk', 'worker', 'supervisor', 'administrator', 'auditor']
$fn$
