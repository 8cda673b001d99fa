-- What a claim does for a queue along the way: items whose time has come wake up, expired locks are released so that
-- an urgent item among them is not handed out last, and listeners are told. True: something may have come back.
CREATE OR REPLACE FUNCTION intray.look_after(who intray."user", queue bigint, station text, at timestamptz)
RETURNS boolean LANGUAGE plpgsql AS $fn$
DECLARE
    came_back bigint := intray.wake_items(queue, at);
BEGIN
    PERFORM intray.tell_change(queue);
    IF NOT EXISTS (SELECT 1 FROM intray.told WHERE queue_id = queue AND swept_at > at - interval '10 seconds')
            AND pg_try_advisory_xact_lock(741002, queue::integer) THEN
        INSERT INTO intray.told (queue_id, told_at, swept_at) VALUES (queue, '-infinity', at)
        ON CONFLICT (queue_id) DO UPDATE SET swept_at = excluded.swept_at;
        came_back := came_back + intray.release_expired(who, ARRAY[queue], 20, station, at);
    END IF;
    RETURN came_back > 0;
END
$fn$
