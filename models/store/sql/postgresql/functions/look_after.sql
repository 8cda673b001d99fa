-- What a claim does for a queue along the way: expired locks of the last seconds are released, so that an urgent item
-- among them is not handed out last.
CREATE OR REPLACE FUNCTION intray.look_after(who intray."user", queue bigint, station text, at timestamptz)
RETURNS void LANGUAGE plpgsql AS $fn$
BEGIN
    IF NOT pg_try_advisory_xact_lock(741002, queue::integer) THEN
        RETURN;
    END IF;
    INSERT INTO intray.told (queue_id, told_at, swept_at) VALUES (queue, '-infinity', at)
    ON CONFLICT (queue_id) DO UPDATE SET swept_at = excluded.swept_at;
    PERFORM intray.release_expired(who, ARRAY[queue], 20, station, at);
END
$fn$
