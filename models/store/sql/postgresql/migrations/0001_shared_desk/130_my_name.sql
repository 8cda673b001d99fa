CREATE FUNCTION intray.my_name() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE SECURITY DEFINER
SET search_path = pg_catalog, intray, pg_temp AS $fn$
    SELECT name FROM "user"
    WHERE role_oid = quote_ident(session_user)::regrole::oid AND active AND server = this_server()
$fn$
