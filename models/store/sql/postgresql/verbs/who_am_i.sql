-- name: who_am_i
-- What a client asks first: who it is here, what it may, which database and server this is, and what the server does
-- not promise.
CREATE OR REPLACE FUNCTION intray.who_am_i() RETURNS text LANGUAGE plpgsql STABLE
SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user";
BEGIN
    SELECT * INTO who FROM intray."user"
    WHERE role_oid = pg_catalog.quote_ident(session_user)::regrole::oid AND active AND server = intray.this_server();
    RETURN pg_catalog.json_build_object(
        'user', who.name, 'login', session_user, 'roles', coalesce(pg_catalog.to_json(who.roles), '[]'),
        'database_id', (SELECT value FROM intray.setting WHERE name = 'database_id'),
        'elsewhere', who.name IS NULL AND EXISTS (
            SELECT 1 FROM intray."user" AS known WHERE active AND server <> intray.this_server()
            AND (known.name = session_user
                 OR NOT EXISTS (SELECT 1 FROM intray."user" WHERE server = intray.this_server()))),
        'now', intray.iso(pg_catalog.clock_timestamp()), 'server', 'PostgreSQL ' || pg_catalog.current_setting('server_version'),
        'read_only', pg_catalog.pg_is_in_recovery() OR pg_catalog.current_setting('transaction_read_only')::boolean,
        'warnings', ARRAY(
            SELECT name || '_off' FROM pg_catalog.unnest(ARRAY['fsync', 'full_page_writes', 'synchronous_commit']) AS name
            WHERE pg_catalog.current_setting(name) = 'off') || intray.told_of_full_queue() || intray.told_of_large_objects(who))::text;
END
$fn$

-- name: told_of_large_objects
-- Whether every login may store large objects, and how many are there, which keeps init from taking that away (../rights/).
CREATE OR REPLACE FUNCTION intray.told_of_large_objects(who intray."user") RETURNS text[] LANGUAGE sql STABLE AS $fn$
    SELECT CASE WHEN 'administrator' = ANY (who.roles)
                     AND pg_catalog.has_function_privilege('public', 'pg_catalog.lo_creat(integer)', 'EXECUTE')
                THEN ARRAY['large_objects:' || (SELECT pg_catalog.count(*) FROM pg_catalog.pg_largeobject_metadata)]
                ELSE '{}' END
$fn$
