CREATE FUNCTION intray.hidden_imports() RETURNS bigint[] LANGUAGE sql STABLE PARALLEL SAFE SECURITY DEFINER
SET search_path = pg_catalog, intray, pg_temp AS $fn$
    SELECT coalesce(array_agg(id), '{}') FROM import WHERE state IN ('staging', 'discarding')
$fn$
