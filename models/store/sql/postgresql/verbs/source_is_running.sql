-- Whether somebody runs the queue's query: the lock ends with the transaction that runs it, however that ends.
CREATE OR REPLACE FUNCTION intray.source_is_running(queue bigint) RETURNS boolean LANGUAGE sql STABLE AS $fn$
    SELECT EXISTS (SELECT 1 FROM pg_locks
                   WHERE locktype = 'advisory' AND classid = 741005 AND objid = queue::oid AND objsubid = 2
                     AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))
$fn$
