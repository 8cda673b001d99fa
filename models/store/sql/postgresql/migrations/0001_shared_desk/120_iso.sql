-- A time as every database of Intray's gives it. Stable, not immutable, so that the planner can put it in place.
CREATE FUNCTION intray.iso(at timestamptz) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $fn$
    SELECT pg_catalog.to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$fn$
