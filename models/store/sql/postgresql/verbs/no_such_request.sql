CREATE OR REPLACE FUNCTION intray.no_such_request(request bigint) RETURNS text LANGUAGE sql STABLE AS $fn$
    SELECT pg_catalog.json_build_object('refused', 'no_such_request', 'request', request)::text
$fn$
