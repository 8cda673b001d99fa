-- The server's clock, as exact as Intray keeps times.
CREATE OR REPLACE FUNCTION intray.clock() RETURNS timestamptz LANGUAGE sql VOLATILE AS $fn$
    SELECT pg_catalog.date_trunc('milliseconds', pg_catalog.clock_timestamp())
$fn$
