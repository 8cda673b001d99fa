-- Whether a record has all fields that are given, and none of those that are given as null.
CREATE OR REPLACE FUNCTION intray.is_same_record(there jsonb, given jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE
SET search_path = pg_catalog, pg_temp AS $fn$
    SELECT pg_catalog.jsonb_strip_nulls(there || given) = pg_catalog.jsonb_strip_nulls(there)
$fn$
