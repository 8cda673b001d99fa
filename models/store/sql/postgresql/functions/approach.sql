-- Looks at a queue before something is taken from it, and changes nothing. Null columns: there is no such queue.
CREATE OR REPLACE FUNCTION intray.approach(who intray."user", name text, at timestamptz)
RETURNS intray.queue_to_take_from LANGUAGE plpgsql AS $fn$
DECLARE
    seen intray.queue_to_take_from;
BEGIN
    SELECT queue.id,
           queue.paused = 0 AND (who.every_queue OR intray.may_take(who, queue.id)),
           queue.locks_per_user IS NULL,
           coalesce(told.told_at < at - interval '250 milliseconds' OR told.swept_at < at - interval '10 seconds', true)
           OR coalesce(sleeping.available_at <= at, false),
           queue.lock_seconds, mark.rank, mark.item_id, mark.moved_at,
           coalesce(front.rank, 9223372036854775807), coalesce(front.id, 0)
    INTO seen
    FROM intray.queue
    JOIN intray.mark ON mark.queue_id = queue.id
    LEFT JOIN intray.told ON told.queue_id = queue.id
    LEFT JOIN LATERAL (
        SELECT item.rank, item.id FROM intray.item
        WHERE item.queue_id = queue.id AND item.front
        ORDER BY item.rank, item.id
        LIMIT 1) AS front ON true
    LEFT JOIN LATERAL (
        SELECT item.available_at FROM intray.item
        WHERE item.queue_id = queue.id AND item.state = 'open' AND item.available_at > '-infinity'
        ORDER BY item.available_at, item.rank, item.id
        LIMIT 1) AS sleeping ON true
    WHERE queue.name = approach.name;
    RETURN seen;
END
$fn$
