-- Differs: times are a type of their own, and there are sessions, which have a process and a time zone.

-- name: now
SELECT intray.iso(date_trunc('milliseconds', clock_timestamp())) AS now

-- name: later
SELECT intray.iso(:now::timestamptz + :seconds::bigint * interval '1 second') AS later

-- name: begin_reading
-- The isolation is set here; the session itself reads what is committed.
BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY

-- name: server_process
-- Only PostgreSQL's poolers are told by the process that answers.
SELECT pg_backend_pid() AS process

-- name: database_encoding
SELECT pg_catalog.pg_encoding_to_char(encoding) AS encoding
FROM pg_catalog.pg_database WHERE datname = pg_catalog.current_database()

-- name: server_version
SELECT pg_catalog.current_setting('server_version') AS version

-- name: settle_session
-- Sets what decides what statements mean and when a session ends, whatever the server, the database and the login are
-- set to; for the transaction alone where :local is true. The others only a superuser may set: who gave them to a login
-- has to take them back. Without those for reading, what is read is another or nothing. Where
-- default_transaction_read_only is on, somebody wants it so.
SELECT said.name, said.wanted, said.kind, pg_catalog.current_setting(said.name, true) AS was,
       CASE WHEN said.kind <> 'fixed' THEN pg_catalog.set_config(said.name, said.wanted, :local::boolean) END AS set_to
FROM (VALUES
    ('row_security', 'on', 'reading'), ('transform_null_equals', 'off', 'reading'), ('array_nulls', 'on', 'reading'),
    ('gin_fuzzy_search_limit', '0', 'reading'), ('standard_conforming_strings', 'on', 'reading'),
    ('restrict_nonsystem_relation_kind', '', 'reading'), ('default_transaction_isolation', 'read committed', 'writing'),
    ('default_transaction_deferrable', 'off', 'writing'), ('search_path', 'public, pg_temp', 'writing'),
    ('quote_all_identifiers', 'off', 'writing'), ('DateStyle', 'ISO, YMD', 'writing'),
    ('IntervalStyle', 'postgres', 'writing'), ('bytea_output', 'hex', 'writing'), ('extra_float_digits', '1', 'writing'),
    ('idle_in_transaction_session_timeout', '10s', 'writing'), ('idle_session_timeout', '0', 'writing'),
    ('transaction_timeout', '0', 'writing'), ('session_replication_role', 'origin', 'fixed'),
    ('plpgsql.variable_conflict', 'error', 'fixed')
) AS said (name, wanted, kind)
WHERE pg_catalog.current_setting(said.name, true) IS NOT NULL

-- name: server_zone
-- The time zone that other programs' sessions have when they ask for none.
SELECT reset_val AS zone FROM pg_catalog.pg_settings WHERE name = 'TimeZone'

-- name: who_am_i
SELECT intray.who_am_i() AS answer
