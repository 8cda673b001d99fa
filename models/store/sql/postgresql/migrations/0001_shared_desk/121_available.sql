-- The same, and nothing for what is available now.
CREATE FUNCTION intray.available(at timestamptz) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $fn$
    SELECT CASE WHEN at = '-infinity' THEN '' ELSE
        pg_catalog.to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') END
$fn$
