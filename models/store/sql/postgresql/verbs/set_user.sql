-- name: set_user
-- Adds a login of the server as a user, or changes what a user may. No queues named: every queue.
CREATE OR REPLACE FUNCTION intray.set_user(name text, roles jsonb, queues jsonb) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
    given text[] := ARRAY(SELECT value FROM pg_catalog.jsonb_array_elements_text(roles) ORDER BY 1);
    unknown text;
    login oid;
    stable_name text;
BEGIN
    IF NOT 'administrator' = ANY (who.roles) THEN
        RETURN intray.not_permitted('administrator');
    END IF;
    SELECT role INTO unknown FROM pg_catalog.unnest(given) AS role WHERE role <> ALL (ARRAY[
        'clerk', 'supervisor', 'administrator', 'importer', 'worker', 'auditor']) LIMIT 1;
    IF unknown IS NOT NULL THEN
        RETURN pg_catalog.json_build_object('refused', 'no_such_role', 'role', unknown)::text;
    END IF;
    IF intray.unknown_queue(queues) IS NOT NULL THEN
        RETURN intray.no_such_queue(intray.unknown_queue(queues));
    END IF;
    login := coalesce(intray.login_named(name),
                      (SELECT role_oid FROM intray."user" AS known JOIN pg_roles ON oid = role_oid
                       WHERE known.name = set_user.name AND known.server = intray.this_server()));
    IF login IS NULL THEN
        RETURN pg_catalog.json_build_object('refused', 'no_such_login', 'user', name)::text;
    END IF;
    stable_name := coalesce((SELECT known.name FROM intray."user" AS known
                             WHERE known.role_oid = login AND known.server = intray.this_server()), name);
    IF NOT 'administrator' = ANY (given) AND intray.is_last_administrator(stable_name) THEN
        RETURN pg_catalog.json_build_object('refused', 'last_administrator', 'user', stable_name)::text;
    END IF;
    PERFORM intray.rules_found('user', stable_name);
    INSERT INTO intray."user" AS known (name, role_oid, active, roles, every_queue)
    VALUES (stable_name, login, true, given, queues = '[]')
    ON CONFLICT ON CONSTRAINT user_pkey DO UPDATE
    SET role_oid = excluded.role_oid, server = excluded.server, active = true, roles = excluded.roles,
        every_queue = excluded.every_queue, change = known.change + 1;
    DELETE FROM intray.membership WHERE "user" = stable_name;
    INSERT INTO intray.membership ("user", queue_id)
    SELECT stable_name, queue.id FROM intray.queue WHERE queues ? queue.name;
    PERFORM intray.grant_roles(login, given);
    PERFORM intray.tell_rules('user', 'changed', stable_name, who.name);
    RETURN '{}';
END
$fn$

-- name: login_named
-- The login of this name that can be a user; null if there is none.
CREATE OR REPLACE FUNCTION intray.login_named(name text) RETURNS oid LANGUAGE plpgsql STABLE AS $fn$
BEGIN
    RETURN (SELECT oid FROM pg_roles WHERE rolname = login_named.name AND rolcanlogin);
END
$fn$
