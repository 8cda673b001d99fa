-- The other transactions that may have drawn a number of the history and are not committed yet.
CREATE OR REPLACE FUNCTION intray.writers_of_history() RETURNS SETOF text LANGUAGE sql VOLATILE AS $fn$
    SELECT virtualtransaction FROM pg_catalog.pg_locks
    WHERE locktype = 'relation' AND relation = 'intray.event'::regclass AND mode = 'RowExclusiveLock' AND granted
      AND database = (SELECT oid FROM pg_catalog.pg_database WHERE datname = current_database())
      AND pid IS DISTINCT FROM pg_backend_pid()
$fn$
