-- Releases a few expired locks of a queue, every ten seconds at most; how many.
CREATE OR REPLACE FUNCTION intray.sweep_a_little(who intray."user", queue bigint, station text, at timestamptz)
RETURNS bigint LANGUAGE plpgsql AS $fn$
BEGIN
    IF EXISTS (SELECT 1 FROM intray.told WHERE queue_id = queue AND swept_at > at - interval '10 seconds')
            OR NOT pg_try_advisory_xact_lock(741002, queue::integer) THEN
        RETURN 0;
    END IF;
    INSERT INTO intray.told (queue_id, told_at, swept_at) VALUES (queue, '-infinity', at)
    ON CONFLICT (queue_id) DO UPDATE SET swept_at = excluded.swept_at;
    RETURN intray.release_expired(who, ARRAY[queue], 20, station, at);
END
$fn$
