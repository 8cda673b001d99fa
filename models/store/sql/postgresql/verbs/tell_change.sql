-- Tells listeners that a queue has changed, at most four times a second: telling makes commits wait for one another.
-- Never waits; whoever finds somebody else telling leaves it to them.
CREATE OR REPLACE FUNCTION intray.tell_change(queue bigint) RETURNS void LANGUAGE plpgsql AS $fn$
DECLARE
    at timestamptz := pg_catalog.clock_timestamp();
BEGIN
    IF EXISTS (SELECT 1 FROM intray.told WHERE queue_id = queue AND told_at > at - interval '250 milliseconds')
            OR NOT pg_catalog.pg_try_advisory_xact_lock(741002, queue::integer) THEN
        RETURN;
    END IF;
    INSERT INTO intray.told (queue_id, told_at, swept_at) VALUES (queue, at, '-infinity')
    ON CONFLICT (queue_id) DO UPDATE SET told_at = excluded.told_at;
    PERFORM pg_catalog.pg_notify('intray', pg_catalog.format('{"queue":%s}', queue));
END
$fn$
