-- name: take_next
-- Takes the next items of these queues: the answer of claim_next, and the second half of finish_and_take_next. The
-- everyday case, one item of one queue, comes first. The first queue has been looked at already.
CREATE OR REPLACE FUNCTION intray.take_next(
    who intray."user", names jsonb, queue intray.queue_to_take_from, wanted bigint, lock uuid, station text,
    at timestamptz) RETURNS text LANGUAGE plpgsql AS $fn$
DECLARE
    taken json;
BEGIN
    IF queue.wants_care THEN
        queue := intray.look_after(who, queue, station, at);
    END IF;
    IF queue.is_plain AND queue.is_open AND wanted = 1 AND pg_catalog.jsonb_array_length(names) = 1 THEN
        taken := intray.take_one_ahead(who, names ->> 0, queue, lock, station, at);
        IF taken IS NOT NULL THEN
            RETURN intray.one_item_json(lock, taken, at);
        END IF;
    END IF;
    RETURN intray.take_several(who, names, queue, wanted, lock, station, at);
END
$fn$

-- name: take_one_ahead
-- Takes from one queue the first item that waits ahead: the everyday claim, in as few statements as can be.
CREATE OR REPLACE FUNCTION intray.take_one_ahead(
    who intray."user", name text, queue intray.queue_to_take_from, lock uuid, station text, at timestamptz)
RETURNS json LANGUAGE plpgsql AS $fn$
DECLARE
    first bigint := intray.first_ahead(queue, at);
    taken json;
BEGIN
    IF first IS NULL THEN
        RETURN NULL;
    END IF;
    INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation, lock_id)
    VALUES (first, queue.id, take_one_ahead.at, 'claimed', who.name, station, lock);
    UPDATE intray.item
    SET state = 'locked', lock_user = who.name, lock_workstation = station, lock_id = lock,
        locked_at = take_one_ahead.at, expires_at = take_one_ahead.at + queue.lock_seconds * interval '1 second',
        attempts = attempts + 1, change = change + 1, front = false
    FROM intray.record
    WHERE item.id = first AND record.item_id = first
    RETURNING intray.item_json(item, name, coalesce(record.current, record.imported), record.missing) INTO taken;
    RETURN taken;
END
$fn$

-- name: first_ahead
-- The first item that waits at the queue's mark or beyond, if none at the front comes before it, locked for the caller;
-- null if there is none. The mark is moved, now and then, before anything is taken.
CREATE OR REPLACE FUNCTION intray.first_ahead(queue intray.queue_to_take_from, at timestamptz) RETURNS bigint
LANGUAGE plpgsql AS $fn$
DECLARE
    first record;
BEGIN
    SELECT item.rank, item.id INTO first FROM intray.item
    WHERE item.queue_id = queue.id AND item.state = 'open' AND item.available_at = '-infinity' AND NOT item.front
      AND (item.rank, item.id) >= (queue.mark_rank, queue.mark_item) AND item.rank < queue.front_rank
    ORDER BY item.rank, item.id
    LIMIT 1
    FOR NO KEY UPDATE SKIP LOCKED;
    IF NOT FOUND AND queue.front_item > 0 THEN
        SELECT ahead.rank, ahead.id INTO first FROM intray.ahead_in_rank(
            queue.id, queue.mark_rank, queue.mark_item, queue.front_rank, queue.front_item, 1) AS ahead;
    END IF;
    IF queue.mark_moved_at < at - interval '100 milliseconds'
            AND (first.rank > queue.mark_rank OR first.id > queue.mark_item + MARK_STRIDE) THEN
        PERFORM intray.move_mark(queue.id, at);
    END IF;
    RETURN first.id;
END
$fn$

-- name: ahead_in_rank
-- The first items of the front's own rank that come before it, locked for the caller. Apart from those of ranks before it:
-- a comparison of both columns at once is no end for the walk through the index, which would read all of the rank.
CREATE OR REPLACE FUNCTION intray.ahead_in_rank(
    queue bigint, mark_rank bigint, mark_item bigint, front_rank bigint, front_item bigint, most bigint)
RETURNS TABLE (rank bigint, id bigint) LANGUAGE plpgsql AS $fn$
BEGIN
    RETURN QUERY
    SELECT item.rank, item.id FROM intray.item
    WHERE item.queue_id = queue AND item.state = 'open' AND item.available_at = '-infinity' AND NOT item.front
      AND (item.rank, item.id) >= (mark_rank, mark_item) AND item.rank = front_rank AND item.id < front_item
    ORDER BY item.id
    LIMIT most
    FOR NO KEY UPDATE SKIP LOCKED;
END
$fn$

-- name: take_several
-- Takes items of these queues, the first of which has been looked after already.
CREATE OR REPLACE FUNCTION intray.take_several(
    who intray."user", names jsonb, queue intray.queue_to_take_from, wanted bigint, lock uuid, station text,
    at timestamptz) RETURNS text LANGUAGE plpgsql AS $fn$
DECLARE
    seen intray.approach;
    queues bigint[] := '{}';
    lined bigint[] := '{}';
    taken bigint := 0;
BEGIN
    IF intray.queue_unknown_to(who, names) IS NOT NULL THEN
        RETURN intray.no_such_queue(intray.queue_unknown_to(who, names));
    END IF;
    FOR place IN 0 .. pg_catalog.jsonb_array_length(names) - 1 LOOP
        IF place > 0 THEN
            seen := intray.approach(names ->> place, at);
            queue := intray.look_after(who, seen.queue, station, at);
        END IF;
        IF queue.is_open THEN
            queues := queues || queue.id;
            IF queue.has_lines THEN
                lined := lined || queue.id;
            END IF;
            IF queue.mark_moved_at < at - interval '1 second' THEN
                PERFORM intray.move_mark(queue.id, at);
            END IF;
        END IF;
    END LOOP;
    IF queue.is_plain AND queue.is_open AND pg_catalog.jsonb_array_length(names) = 1 THEN
        taken := intray.take_many_ahead(who, queue, wanted, lock, station, at);
    END IF;
    IF taken < wanted AND queues <> '{}' THEN
        taken := taken + intray.take_from(who, queues, lined, wanted - taken, lock, station, at);
    END IF;
    IF taken < wanted THEN
        RETURN intray.shortage_json(who, names, wanted, lock, at);
    END IF;
    RETURN intray.claim_json(wanted, lock, intray.items_of_lock(who, lock), 'none', 0, NULL, NULL, at);
END
$fn$

-- name: take_many_ahead
-- The same for several items; how many.
CREATE OR REPLACE FUNCTION intray.take_many_ahead(
    who intray."user", queue intray.queue_to_take_from, wanted bigint, lock uuid, station text, at timestamptz)
RETURNS bigint LANGUAGE plpgsql AS $fn$
DECLARE
    got bigint[];
BEGIN
    SELECT pg_catalog.array_agg(id) INTO got FROM (
        SELECT item.id FROM intray.item
        WHERE item.queue_id = queue.id AND item.state = 'open' AND item.available_at = '-infinity' AND NOT item.front
          AND (item.rank, item.id) >= (queue.mark_rank, queue.mark_item) AND item.rank < queue.front_rank
        ORDER BY item.rank, item.id
        LIMIT wanted
        FOR NO KEY UPDATE SKIP LOCKED) AS waiting;
    IF queue.front_item > 0 AND coalesce(pg_catalog.cardinality(got), 0) < wanted THEN
        got := got || ARRAY(SELECT ahead.id FROM intray.ahead_in_rank(
            queue.id, queue.mark_rank, queue.mark_item, queue.front_rank, queue.front_item,
            wanted - coalesce(pg_catalog.cardinality(got), 0)) AS ahead);
    END IF;
    IF coalesce(pg_catalog.cardinality(got), 0) = 0 THEN
        RETURN 0;
    END IF;
    PERFORM intray.give(who, got, lock, station, at);
    RETURN pg_catalog.cardinality(got);
END
$fn$

-- name: take_from
-- Takes up to so many items from queues that may be taken from, under one lock. Where a queue limits the locks of a
-- user, one at a time, because each may be the last; how many were taken. In those that are lined what is assigned to the
-- user comes first. What the user has returned comes last.
CREATE OR REPLACE FUNCTION intray.take_from(
    who intray."user", queues bigint[], lined bigint[], wanted bigint, lock uuid, station text, at timestamptz)
RETURNS bigint
LANGUAGE plpgsql AS $fn$
DECLARE
    taken bigint := 0;
    step bigint;
    allowed bigint[];
    apart bigint[];
    candidates bigint[];
    got bigint[];
    tried bigint[] := '{}';
    again boolean := false;
BEGIN
    WHILE taken < wanted LOOP
        SELECT pg_catalog.array_agg(id), CASE WHEN pg_catalog.count(locks_per_user) > 0 THEN 1 ELSE wanted - taken END,
               coalesce(pg_catalog.array_agg(id) FILTER (WHERE other_hands = 1), '{}')
        INTO allowed, step, apart
        FROM intray.queue WHERE id = ANY (queues) AND intray.free_locks(who, id, locks_per_user) > 0;
        EXIT WHEN allowed IS NULL;
        got := NULL;
        IF lined <> '{}' THEN
            got := intray.lock_assigned(lined, allowed, step, apart, who.name, again);
        END IF;
        IF got IS NULL THEN
            candidates := intray.next_candidates(allowed, tried, step + 15, apart, who.name, again);
            got := CASE WHEN candidates IS NOT NULL THEN intray.lock_waiting(candidates, step)
                        ELSE intray.lock_expired(allowed, step, at, who.name, again) END;
            IF candidates IS NULL AND got IS NULL THEN
                EXIT WHEN again;
                again := true;
            END IF;
            IF got IS NULL OR pg_catalog.cardinality(got) < step THEN
                tried := tried || candidates;
            END IF;
        END IF;
        IF got IS NOT NULL THEN
            PERFORM intray.give(who, got, lock, station, at);
            taken := taken + pg_catalog.cardinality(got);
        END IF;
    END LOOP;
    RETURN taken;
END
$fn$

-- name: next_candidates
-- The first items that wait in these queues, in claim order, but for those that were tried before, and in the queues
-- apart for those that need other hands; what this user has returned only when asked for again (is_kept_from). What was returned stands
-- at the front until somebody takes it.
CREATE OR REPLACE FUNCTION intray.next_candidates(
    queues bigint[], tried bigint[], most bigint, apart bigint[], me text, again boolean) RETURNS bigint[]
LANGUAGE plpgsql AS $fn$
BEGIN
    RETURN (
        SELECT pg_catalog.array_agg(id ORDER BY rank, id) FROM (
            SELECT ahead.rank, ahead.id
            FROM intray.mark
            CROSS JOIN LATERAL (
                (SELECT item.rank, item.id FROM intray.item
                 WHERE item.queue_id = mark.queue_id AND item.front AND item.id <> ALL (tried)
                   AND (mark.queue_id <> ALL (apart)
                        OR (item.not_for = me) IS NOT TRUE AND (item.nor_for = me) IS NOT TRUE)
                   AND (item.attempts = 0 OR CASE WHEN again THEN NOT intray.is_kept_from(me, item.id) ELSE (
                       SELECT true FROM intray.event
                       WHERE event.item_id = item.id AND event.kind = 'returned' AND event."user" = me
                       LIMIT 1) IS NULL END)
                 ORDER BY item.rank, item.id LIMIT most)
                UNION ALL
                (SELECT item.rank, item.id FROM intray.item
                 WHERE item.queue_id = mark.queue_id AND item.state = 'open' AND NOT item.front
                   AND item.available_at = '-infinity' AND (item.rank, item.id) >= (mark.rank, mark.item_id)
                   AND item.id <> ALL (tried)
                   AND (mark.queue_id <> ALL (apart)
                        OR (item.not_for = me) IS NOT TRUE AND (item.nor_for = me) IS NOT TRUE)
                 ORDER BY item.rank, item.id LIMIT most)) AS ahead
            WHERE mark.queue_id = ANY (queues)
            ORDER BY ahead.rank, ahead.id
            LIMIT most) AS first);
END
$fn$

-- name: lock_waiting
-- Of these items the first so many that still wait and that nobody else is taking at this moment. Written so that no
-- index but that of the numbers serves, however empty the planner believes the table to be.
CREATE OR REPLACE FUNCTION intray.lock_waiting(candidates bigint[], most bigint) RETURNS bigint[]
LANGUAGE plpgsql AS $fn$
DECLARE
    locked bigint[];
BEGIN
    SELECT pg_catalog.array_agg(id) INTO locked FROM (
        SELECT id FROM intray.item
        WHERE id = ANY (candidates)
          AND state IS NOT DISTINCT FROM 'open' AND available_at IS NOT DISTINCT FROM '-infinity'
        ORDER BY rank, id
        LIMIT most
        FOR NO KEY UPDATE SKIP LOCKED) AS waiting;
    RETURN locked;
END
$fn$

-- name: lock_expired
-- The first so many items whose locks have expired and that may be tried once more.
CREATE OR REPLACE FUNCTION intray.lock_expired(
    queues bigint[], most bigint, at timestamptz, me text, again boolean) RETURNS bigint[]
LANGUAGE plpgsql AS $fn$
DECLARE
    locked bigint[];
BEGIN
    SELECT pg_catalog.array_agg(id) INTO locked FROM (
        SELECT item.id FROM intray.queue
        JOIN intray.item ON item.queue_id = queue.id AND item.state = 'locked' AND item.expires_at <= at
        WHERE queue.id = ANY (queues) AND (queue.attempts IS NULL OR item.attempts < queue.attempts)
          AND (queue.other_hands = 0 OR (item.not_for = me) IS NOT TRUE AND (item.nor_for = me) IS NOT TRUE)
          AND (item.assigned_to IS NULL OR item.assigned_to IN (SELECT intray.names_of(me, queue.id)))
          AND CASE WHEN again THEN NOT intray.is_kept_from(me, item.id) ELSE (
              SELECT true FROM intray.event
              WHERE event.item_id = item.id AND event.kind = 'returned' AND event."user" = me
              LIMIT 1) IS NULL END
        ORDER BY item.rank, item.id
        LIMIT most
        FOR NO KEY UPDATE OF item SKIP LOCKED) AS expired;
    RETURN locked;
END
$fn$
