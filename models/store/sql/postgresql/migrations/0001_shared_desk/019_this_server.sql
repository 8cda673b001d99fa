-- Which server this is, the same on a standby and after its promotion. Logins have the numbers that this server gave
-- them; on another one, where the database was restored, the same numbers are other people.
CREATE FUNCTION intray.this_server() RETURNS bigint LANGUAGE sql PARALLEL SAFE AS $fn$
    SELECT (pg_catalog.pg_control_system()).system_identifier
$fn$
