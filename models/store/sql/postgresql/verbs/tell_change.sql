-- name: tell_change
-- Tells listeners that a queue has changed, at most four times a second: telling makes commits wait for one another.
-- Never waits; whoever finds somebody else telling leaves it to them.
CREATE OR REPLACE FUNCTION intray.tell_change(queue bigint) RETURNS void LANGUAGE plpgsql AS $fn$
DECLARE
    at timestamptz := pg_catalog.clock_timestamp();
BEGIN
    IF EXISTS (SELECT 1 FROM intray.told WHERE queue_id = queue AND told_at > at - interval '250 milliseconds')
            OR NOT intray.may_tell(queue) THEN
        RETURN;
    END IF;
    UPDATE intray.told SET told_at = at WHERE queue_id = queue;
    IF intray.can_tell() THEN
        PERFORM pg_catalog.pg_notify('intray', pg_catalog.format('{"queue":%s}', queue));
    END IF;
END
$fn$

-- name: can_tell
-- Whether the server has room for what is told to listeners. All databases of a server share one queue, which any login
-- can fill; from then on every commit that tells something fails. Half of it is far from there, and more than a server
-- has in use where nobody means harm. Who listens looks from time to time instead, for as long as it lasts.
CREATE OR REPLACE FUNCTION intray.can_tell() RETURNS boolean LANGUAGE sql AS $fn$
    SELECT pg_catalog.pg_notification_queue_usage() < 0.5
$fn$

-- name: told_of_full_queue
-- A word for who_am_i where it has no room: how full it is in percent, and whose transactions are open at this moment.
-- One of them has listened and does not read.
CREATE OR REPLACE FUNCTION intray.told_of_full_queue() RETURNS text[] LANGUAGE sql AS $fn$
    SELECT CASE WHEN intray.can_tell() THEN '{}' ELSE ARRAY[pg_catalog.format(
        'cannot_tell:%s:%s', pg_catalog.floor(100 * pg_catalog.pg_notification_queue_usage()), (
            SELECT pg_catalog.string_agg(pg_catalog.format('%s (%s, %s)', open.pid, open.usename, open.datname), ', '
                                         ORDER BY open.pid)
            FROM pg_catalog.pg_stat_activity AS open
            WHERE open.pid <> pg_catalog.pg_backend_pid() AND open.datname IS NOT NULL
              AND open.pid IN (SELECT held.pid FROM pg_catalog.pg_locks AS held WHERE held.locktype = 'virtualxid')))] END
$fn$

-- name: may_tell
-- Whether nobody else is just telling of this queue, or sweeping it; from here on nobody else is until this transaction
-- ends. Its row is there once it was told of, and after a crash again.
CREATE OR REPLACE FUNCTION intray.may_tell(queue bigint) RETURNS boolean LANGUAGE plpgsql AS $fn$
BEGIN
    PERFORM 1 FROM intray.told WHERE queue_id = queue FOR NO KEY UPDATE SKIP LOCKED;
    IF NOT FOUND AND NOT EXISTS (SELECT 1 FROM intray.told WHERE queue_id = queue) THEN
        INSERT INTO intray.told (queue_id, told_at, swept_at) VALUES (queue, '-infinity', '-infinity')
        ON CONFLICT (queue_id) DO NOTHING;
    END IF;
    RETURN FOUND;
END
$fn$
