CREATE OR REPLACE FUNCTION intray.no_source(queue text) RETURNS text LANGUAGE sql STABLE AS $fn$
    SELECT json_build_object('refused', 'no_source', 'queue', queue)::text
$fn$
