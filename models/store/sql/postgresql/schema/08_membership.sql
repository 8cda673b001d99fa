-- name: rows_of_membership
ALTER TABLE intray.membership ENABLE ROW LEVEL SECURITY

-- name: see_membership
CREATE POLICY see_membership ON intray.membership FOR SELECT
USING ("user" = (SELECT intray.my_name()) OR (SELECT intray.i_am('administrator', 'supervisor', 'auditor')))

-- name: my_queues
-- The queues whose items this login sees.
CREATE FUNCTION intray.my_queues() RETURNS bigint[] LANGUAGE plpgsql STABLE PARALLEL SAFE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $fn$
BEGIN
    RETURN (
        SELECT CASE WHEN roles && ARRAY['supervisor', 'administrator', 'auditor'] OR every_queue
                    THEN (SELECT pg_catalog.array_agg(id) FROM intray.queue)
                    ELSE (SELECT pg_catalog.array_agg(queue_id) FROM intray.membership AS mine WHERE mine."user" = me.name) END
        FROM intray."user" AS me
        WHERE role_oid = pg_catalog.quote_ident(session_user)::regrole::oid
          AND active AND server = intray.this_server()
          AND roles && ARRAY['clerk', 'worker', 'supervisor', 'administrator', 'auditor']);
END
$fn$

-- name: my_record_queues
-- The queues whose records this login reads. That an auditor sees what happened to every item gives no sight of what stands
-- in it: roles and their rights are the server's, so an auditor here may be a clerk in another database, or in some queues.
CREATE FUNCTION intray.my_record_queues() RETURNS bigint[] LANGUAGE plpgsql STABLE PARALLEL SAFE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $fn$
BEGIN
    RETURN (
        SELECT CASE WHEN roles && ARRAY['supervisor', 'administrator'] OR every_queue
                    THEN (SELECT pg_catalog.array_agg(id) FROM intray.queue)
                    ELSE (SELECT pg_catalog.array_agg(queue_id) FROM intray.membership AS mine WHERE mine."user" = me.name) END
        FROM intray."user" AS me
        WHERE role_oid = pg_catalog.quote_ident(session_user)::regrole::oid
          AND active AND server = intray.this_server()
          AND roles && ARRAY['clerk', 'worker', 'supervisor', 'administrator']);
END
$fn$

-- name: rows_of_queue
ALTER TABLE intray.queue ENABLE ROW LEVEL SECURITY

-- name: see_queue
CREATE POLICY see_queue ON intray.queue FOR SELECT
USING (id = ANY ((SELECT intray.my_queues())::bigint[]) OR (SELECT intray.i_am('importer')))

-- name: user_row
CREATE VIEW intray.user_row WITH (security_invoker = true) AS
SELECT "user".name, CASE WHEN "user".server = (SELECT system_identifier FROM pg_catalog.pg_control_system())
                         THEN pg_catalog.pg_get_userbyid("user".role_oid)::text ELSE '' END AS login, "user".active,
       pg_catalog.array_to_string("user".roles, ',') AS roles,
       coalesce((SELECT pg_catalog.string_agg(queue.name, ',' ORDER BY queue.name)
                 FROM intray.membership
                 JOIN intray.queue ON queue.id = membership.queue_id
                 WHERE membership."user" = "user".name), '') AS queues
FROM intray."user"
