-- What a claim does for a queue along the way: items whose time has come wake up, expired locks are released so that
-- an urgent item among them is not handed out last, and listeners are told. What has come back makes it plain no more.
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
    PERFORM intray.tell_change(queue.id);
    RETURN queue;
END
$fn$
