-- Looks at a queue before something is taken from it, and does what is due there: items whose time has come wake up,
-- expired locks go, listeners are told. Null columns: there is no such queue.
CREATE OR REPLACE FUNCTION intray.approach(who intray."user", name text, station text, at timestamptz)
RETURNS intray.queue_to_take_from LANGUAGE plpgsql AS $fn$
DECLARE
    seen record;
    ready intray.queue_to_take_from;
BEGIN
    SELECT queue.id, queue.paused, queue.locks_per_user, queue.lock_seconds, mark.rank, mark.item_id, mark.moved_at,
           told.told_at, told.swept_at,
           EXISTS (SELECT 1 FROM intray.item
                   WHERE item.queue_id = queue.id AND item.state = 'open'
                     AND item.available_at > '-infinity' AND item.available_at <= at) AS is_due,
           EXISTS (SELECT 1 FROM intray.item
                   WHERE item.queue_id = queue.id AND item.state = 'open' AND item.front
                     AND item.available_at = '-infinity') AS has_front
    INTO seen
    FROM intray.queue
    JOIN intray.mark ON mark.queue_id = queue.id
    LEFT JOIN intray.told ON told.queue_id = queue.id
    WHERE queue.name = approach.name;
    ready.id := seen.id;
    IF seen.paused <> 0 OR seen.id IS NULL OR NOT (who.every_queue OR intray.may_take(who, seen.id)) THEN
        RETURN ready;
    END IF;
    IF seen.is_due THEN
        PERFORM intray.wake_items(seen.id, at);
    END IF;
    IF coalesce(seen.swept_at < at - interval '10 seconds', true) THEN
        PERFORM intray.look_after(who, seen.id, station, at);
        seen.is_due := true;
    END IF;
    IF coalesce(seen.told_at < at - interval '250 milliseconds', true) THEN
        PERFORM intray.tell_change(seen.id);
    END IF;
    ready.is_open := true;
    ready.is_plain := NOT seen.is_due AND NOT seen.has_front AND seen.locks_per_user IS NULL;
    ready.lock_seconds := seen.lock_seconds;
    ready.mark_rank := seen.rank;
    ready.mark_item := seen.item_id;
    ready.mark_moved_at := seen.moved_at;
    RETURN ready;
END
$fn$
