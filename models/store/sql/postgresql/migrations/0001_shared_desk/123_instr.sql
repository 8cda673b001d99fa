CREATE FUNCTION intray.instr(text text, part text) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $fn$
    SELECT pg_catalog.strpos(text, part)
$fn$
