-- The follow-up of a completion in the next queue goes too, if nobody has had it; false: somebody has.
CREATE OR REPLACE FUNCTION intray.withdraw_follow_up(
    who intray."user", finished intray.item, station text, at timestamptz) RETURNS boolean LANGUAGE plpgsql AS $fn$
DECLARE
    follower intray.item;
    origin jsonb;
BEGIN
    IF finished.state = 'done' THEN
        SELECT next_item.* INTO follower
        FROM intray.queue
        JOIN intray.item AS next_item ON next_item.queue_id = queue.next_queue_id AND next_item.key = finished.key
        WHERE queue.id = finished.queue_id
        FOR UPDATE OF next_item;
    END IF;
    IF follower.id IS NULL THEN
        RETURN true;
    END IF;
    SELECT event.detail INTO origin FROM intray.event
    WHERE event.item_id = follower.id ORDER BY event.id DESC LIMIT 1;
    IF (origin ->> 'from_item' = finished.id::text) IS NOT TRUE THEN
        RETURN NOT EXISTS (
            SELECT 1 FROM intray.event
            WHERE event.item_id = follower.id AND event.detail ->> 'from_item' = finished.id::text);
    END IF;
    IF follower.state <> 'open' OR follower.attempts > 0 OR follower.available_at = '-infinity' THEN
        RETURN false;
    END IF;
    INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation)
    VALUES (follower.id, follower.queue_id, at, 'withdrawn', who.name, station);
    DELETE FROM intray.record WHERE item_id = follower.id;
    DELETE FROM intray.item WHERE id = follower.id;
    PERFORM intray.tell_change(follower.queue_id);
    RETURN true;
END
$fn$
