-- What a client asks first: who it is here, what it may, which database and server this is, and what the server does
-- not promise.
CREATE OR REPLACE FUNCTION intray.who_am_i() RETURNS text LANGUAGE plpgsql STABLE
SECURITY DEFINER SET search_path = pg_catalog, intray, pg_temp AS $fn$
DECLARE
    who intray."user";
BEGIN
    SELECT * INTO who FROM intray."user"
    WHERE role_oid = quote_ident(session_user)::regrole::oid AND active AND server = intray.this_server();
    RETURN json_build_object(
        'user', who.name, 'login', session_user, 'roles', coalesce(to_json(who.roles), '[]'),
        'database_id', (SELECT value FROM intray.setting WHERE name = 'database_id'),
        'elsewhere', who.name IS NULL AND EXISTS (
            SELECT 1 FROM intray."user" AS known WHERE active AND server <> intray.this_server()
            AND (known.name = session_user
                 OR NOT EXISTS (SELECT 1 FROM intray."user" WHERE server = intray.this_server()))),
        'now', intray.iso(clock_timestamp()), 'server', 'PostgreSQL ' || current_setting('server_version'),
        'read_only', pg_is_in_recovery() OR current_setting('transaction_read_only')::boolean,
        'warnings', ARRAY(
            SELECT name || '_off' FROM unnest(ARRAY['fsync', 'full_page_writes', 'synchronous_commit']) AS name
            WHERE current_setting(name) = 'off'))::text;
END
$fn$
