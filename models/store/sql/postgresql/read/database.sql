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

-- name: server_zone
-- The time zone that other programs' sessions have when they ask for none.
SELECT reset_val AS zone FROM pg_catalog.pg_settings WHERE name = 'TimeZone'

-- name: who_am_i
SELECT intray.who_am_i() AS answer
