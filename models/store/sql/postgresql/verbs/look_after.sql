-- name: look_after
-- What a claim does for a queue along the way: items whose time has come wake up, expired locks are released so that
-- an urgent item among them is not handed out last, and listeners are told. What has come back makes it plain no more,
-- and so does what is assigned.
CREATE OR REPLACE FUNCTION intray.look_after(
    who intray."user", queue intray.queue_to_take_from, station text, at timestamptz) RETURNS intray.queue_to_take_from
LANGUAGE plpgsql AS $fn$
BEGIN
    IF (queue.wants_care AND queue.is_open) IS NOT TRUE THEN
        RETURN queue;
    END IF;
    IF intray.wake_items(queue.id, at) + intray.sweep_a_little(who, queue.id, station, at) > 0 THEN
        queue.is_plain := false;
    END IF;
    queue.has_lines := EXISTS (
        SELECT 1 FROM intray.item
        WHERE queue_id = queue.id AND state = 'open' AND available_at > '-infinity' AND available_at < LINES_END);
    IF queue.has_lines THEN
        queue.is_plain := false;
    END IF;
    PERFORM intray.tell_change(queue.id);
    RETURN queue;
END
$fn$

-- name: sweep_a_little
-- Releases a few expired locks of a queue, every ten seconds at most; how many.
CREATE OR REPLACE FUNCTION intray.sweep_a_little(who intray."user", queue bigint, station text, at timestamptz)
RETURNS bigint LANGUAGE plpgsql AS $fn$
BEGIN
    IF EXISTS (SELECT 1 FROM intray.told WHERE queue_id = queue AND swept_at > at - interval '10 seconds')
            OR NOT intray.may_tell(queue) THEN
        RETURN 0;
    END IF;
    UPDATE intray.told SET swept_at = at WHERE queue_id = queue;
    RETURN intray.release_expired(who, ARRAY[queue], 20, station, at);
END
$fn$

-- name: wake_items
-- Items returned for later whose time has come; how many. Whoever finds one locked leaves it to its waker.
CREATE OR REPLACE FUNCTION intray.wake_items(queue bigint, at timestamptz) RETURNS bigint LANGUAGE plpgsql AS $fn$
DECLARE
    due bigint[];
BEGIN
    SELECT pg_catalog.array_agg(id) INTO due FROM (
        SELECT id FROM intray.item
        WHERE queue_id = queue AND state = 'open' AND available_at > LINES_END AND available_at <= at
        ORDER BY available_at
        LIMIT 500
        FOR NO KEY UPDATE SKIP LOCKED) AS sleeper;
    IF due IS NULL THEN
        RETURN 0;
    END IF;
    UPDATE intray.item SET available_at = '-infinity', change = change + 1 WHERE id = ANY (due);
    RETURN pg_catalog.cardinality(due);
END
$fn$
