-- name: request_json
-- A work request as it stands, with what its lock holds.
CREATE OR REPLACE FUNCTION intray.request_json(who intray."user", request bigint) RETURNS text
LANGUAGE plpgsql AS $fn$
BEGIN
    RETURN (SELECT pg_catalog.json_build_object(
                'id', asked.id, 'queue', queue.name, 'user', asked."user", 'lock_id', asked.lock_id,
                'requested', asked.requested, 'assigned', asked.assigned, 'state', asked.state,
                'reason', asked.reason, 'detail', asked.detail, 'asked_at', intray.iso(asked.asked_at),
                'answered_at', intray.iso(asked.answered_at),
                'running', asked.state = 'busy' AND intray.source_is_running(queue.id),
                'items', CASE WHEN asked."user" = who.name THEN intray.items_of_lock(who, asked.lock_id) END)::text
            FROM intray.work_request AS asked
            JOIN intray.queue ON queue.id = asked.queue_id
            WHERE asked.id = request);
END
$fn$

-- name: source_is_running
-- Whether somebody runs the queue's query: says so by an advisory lock, which others can see, and writes what it finds,
-- which only Intray's functions can. Both end with the transaction, however that ends.
CREATE OR REPLACE FUNCTION intray.source_is_running(queue bigint) RETURNS boolean LANGUAGE sql STABLE AS $fn$
    SELECT EXISTS (SELECT 1 FROM pg_catalog.pg_locks AS said
                   JOIN pg_catalog.pg_locks AS writes USING (pid)
                   WHERE said.locktype = 'advisory' AND said.classid = SOURCE_LOCKS AND said.objid = queue::oid
                     AND said.objsubid = 2 AND said.database = writes.database
                     AND writes.relation = 'intray.turn'::regclass AND writes.mode = 'RowShareLock'
                     AND writes.database = (SELECT oid FROM pg_catalog.pg_database
                                            WHERE datname = pg_catalog.current_database()))
$fn$
