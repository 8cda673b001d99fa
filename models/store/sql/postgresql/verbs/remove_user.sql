-- The user can do nothing any more; the history keeps the name.
CREATE OR REPLACE FUNCTION intray.remove_user(name text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
    login oid;
    its_server bigint;
BEGIN
    IF NOT 'administrator' = ANY (who.roles) THEN
        RETURN intray.not_permitted('administrator');
    END IF;
    IF intray.is_last_administrator(name) THEN
        RETURN pg_catalog.json_build_object('refused', 'last_administrator', 'user', name)::text;
    END IF;
    PERFORM intray.rules_found('user', name);
    UPDATE intray."user" AS known SET active = false, roles = '{}', change = change + 1
    WHERE known.name = remove_user.name RETURNING role_oid, server INTO login, its_server;
    IF login IS NULL THEN
        RETURN pg_catalog.json_build_object('refused', 'no_such_user', 'user', name)::text;
    END IF;
    IF its_server = intray.this_server() AND EXISTS (SELECT 1 FROM pg_roles WHERE oid = login) THEN
        PERFORM intray.grant_roles(login, '{}');
    END IF;
    PERFORM intray.tell_rules('user', 'removed', name, who.name);
    RETURN '{}';
END
$fn$
