-- Who calls, and a queue before something is taken from it; changes nothing. Null columns: there is no such queue.
CREATE OR REPLACE FUNCTION intray.approach(name text, at timestamptz) RETURNS intray.approach LANGUAGE plpgsql AS $fn$
DECLARE
    seen intray.approach;
BEGIN
    -- A standby cannot even read `told`, and would say so in its own words.
    IF current_setting('transaction_read_only') = 'on' THEN
        PERFORM intray.turn_away();
    END IF;
    SELECT who, CASE WHEN queue.id IS NOT NULL THEN ROW(
               queue.id,
               queue.paused = 0 AND queue.source_query IS NULL AND (who.every_queue OR intray.may_take(who, queue.id)),
               queue.locks_per_user IS NULL AND queue.other_hands = 0,
               coalesce(told.told_at < at - interval '250 milliseconds'
                        OR told.swept_at < at - interval '10 seconds', true)
               OR EXISTS (
                   SELECT 1 FROM intray.item
                   WHERE item.queue_id = queue.id AND item.state = 'open'
                     AND item.available_at > '-infinity' AND item.available_at <= at),
               queue.next_queue_id IS NULL AND queue.other_hands = 0
               AND position(',complete,' IN ',' || queue.dispositions || ',') > 0,
               queue.lock_seconds, mark.rank, mark.item_id, mark.moved_at,
               coalesce(front.rank, 9223372036854775807), coalesce(front.id, 0))::intray.queue_to_take_from END
    INTO seen.who, seen.queue
    FROM intray.caller() AS who
    LEFT JOIN intray.queue ON queue.name = approach.name
    LEFT JOIN intray.mark ON mark.queue_id = queue.id
    LEFT JOIN intray.told ON told.queue_id = queue.id
    LEFT JOIN LATERAL (
        SELECT item.rank, item.id FROM intray.item
        WHERE item.queue_id = queue.id AND item.front
        ORDER BY item.rank, item.id
        LIMIT 1) AS front ON true;
    IF (seen.who).name IS NULL THEN
        PERFORM intray.turn_away();
    END IF;
    RETURN seen;
END
$fn$
