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
    PERFORM pg_catalog.pg_notify('intray', pg_catalog.format('{"queue":%s}', queue));
END
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
