CREATE FUNCTION intray.i_am(VARIADIC wanted text[]) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE SECURITY DEFINER
SET search_path = pg_catalog, intray, pg_temp AS $fn$
    SELECT EXISTS (SELECT 1 FROM "user"
                   WHERE role_oid = quote_ident(session_user)::regrole::oid AND active AND server = this_server()
                     AND roles && wanted)
$fn$
