CREATE OR REPLACE FUNCTION intray.not_permitted(role text) RETURNS text LANGUAGE sql STABLE AS $fn$
    SELECT pg_catalog.json_build_object('refused', 'not_permitted', 'role', role)::text
$fn$
