-- Null if there is nothing to complain about.
CREATE OR REPLACE FUNCTION intray.no_such_queue(queue text) RETURNS text LANGUAGE sql STABLE AS $fn$
    SELECT CASE WHEN queue IS NOT NULL THEN pg_catalog.json_build_object('refused', 'no_such_queue', 'queue', queue)::text END
$fn$
