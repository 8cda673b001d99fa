-- name: seen_queue
-- Who calls, and a queue before something is taken from it; no row: nobody who may call. Null columns: there is no
-- such queue. Written so that it becomes part of the statement that asks. is_plain: no limit counts. wants_care:
-- something is due there, see look_after. ends_plainly: its items can be completed, and no other queue gets them then.
-- The front is without what the caller has returned: that comes last. Asked for each item, and not with EXISTS: for that
-- the planner gathers all that everybody has returned, from the whole history, once enough items stand in front.
CREATE OR REPLACE FUNCTION intray.seen_queue(name text, at timestamptz)
RETURNS TABLE (
    who intray."user", id bigint, is_open boolean, is_plain boolean, wants_care boolean, ends_plainly boolean,
    lock_seconds bigint, mark_rank bigint, mark_item bigint, mark_moved_at timestamptz, front_rank bigint,
    front_item bigint, fields text[], required_fields text[], largest bigint, digest_key uuid) LANGUAGE sql STABLE AS $fn$
    SELECT caller, queue.id,
           queue.paused = 0 AND queue.source_query IS NULL
               AND (caller.every_queue OR intray.may_take(caller, queue.id)),
           queue.locks_per_user IS NULL AND queue.other_hands = 0,
           coalesce((SELECT told.told_at < seen_queue.at - interval '250 milliseconds'
                            OR told.swept_at < seen_queue.at - interval '10 seconds'
                     FROM intray.told WHERE told.queue_id = queue.id), true)
               OR EXISTS (
                   SELECT 1 FROM intray.item
                   WHERE item.queue_id = queue.id AND item.state = 'open'
                     AND item.available_at > '-infinity' AND item.available_at <= seen_queue.at),
           queue.next_queue_id IS NULL AND queue.other_hands = 0
               AND position(',complete,' IN ',' || queue.dispositions || ',') > 0,
           queue.lock_seconds, mark.rank, mark.item_id, mark.moved_at,
           coalesce(front.rank, 9223372036854775807), coalesce(front.id, 0), queue.fields, queue.required_fields,
           least(queue.largest_record, queue.largest_field), queue.digest_key
    FROM intray.caller() AS caller
    LEFT JOIN intray.queue ON queue.name = seen_queue.name
    LEFT JOIN intray.mark ON mark.queue_id = queue.id
    LEFT JOIN LATERAL (
        SELECT item.rank, item.id FROM intray.item
        WHERE item.queue_id = queue.id AND item.front
          AND (item.attempts = 0 OR (
              SELECT true FROM intray.event
              WHERE event.item_id = item.id AND event.kind = 'returned' AND event."user" = caller.name
              LIMIT 1) IS NULL)
        ORDER BY item.rank, item.id
        LIMIT 1) AS front ON true
$fn$

-- name: approach
-- The same as one value, for the functions that hand it on.
CREATE OR REPLACE FUNCTION intray.approach(name text, at timestamptz) RETURNS intray.approach LANGUAGE plpgsql AS $fn$
DECLARE
    seen intray.approach;
BEGIN
    -- A standby cannot even read `told`, and would say so in its own words.
    IF pg_catalog.current_setting('transaction_read_only') = 'on' THEN
        PERFORM intray.turn_away();
    END IF;
    SELECT known.who, CASE WHEN known.id IS NOT NULL THEN ROW(
               known.id, known.is_open, known.is_plain, known.wants_care, known.ends_plainly, known.lock_seconds,
               known.mark_rank, known.mark_item, known.mark_moved_at, known.front_rank, known.front_item, false
           )::intray.queue_to_take_from END
    INTO seen.who, seen.queue
    FROM intray.seen_queue(name, at) AS known;
    IF (seen.who).name IS NULL THEN
        PERFORM intray.turn_away();
    END IF;
    PERFORM intray.must_be_called();
    RETURN seen;
END
$fn$
