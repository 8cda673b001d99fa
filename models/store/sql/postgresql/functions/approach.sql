-- Looks at a queue before something is taken from it. Null columns: there is no such queue.
CREATE OR REPLACE FUNCTION intray.approach(who intray."user", name text, station text, at timestamptz)
RETURNS intray.queue_to_take_from LANGUAGE plpgsql AS $fn$
DECLARE
    seen intray.queue_to_take_from;
BEGIN
    SELECT queue.id,
           queue.paused = 0 AND (who.every_queue OR intray.may_take(who, queue.id)),
           queue.locks_per_user IS NULL AND NOT EXISTS (
               SELECT 1 FROM intray.item
               WHERE item.queue_id = queue.id AND item.state = 'open' AND item.front
                 AND item.available_at = '-infinity'),
           coalesce(told.told_at < at - interval '250 milliseconds' OR told.swept_at < at - interval '10 seconds', true)
           OR EXISTS (
               SELECT 1 FROM intray.item
               WHERE item.queue_id = queue.id AND item.state = 'open'
                 AND item.available_at > '-infinity' AND item.available_at <= at),
           queue.lock_seconds, mark.rank, mark.item_id, mark.moved_at
    INTO seen
    FROM intray.queue
    JOIN intray.mark ON mark.queue_id = queue.id
    LEFT JOIN intray.told ON told.queue_id = queue.id
    WHERE queue.name = approach.name;
    IF seen.wants_care AND seen.is_open THEN
        seen.is_plain := NOT intray.look_after(who, seen.id, station, at) AND seen.is_plain;
    END IF;
    RETURN seen;
END
$fn$
