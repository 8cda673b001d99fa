-- name: step_on
-- The record of a completed item goes on to the next step as a new item. It waits until the completion can no longer be
-- taken back. A key that is there already stays as it is, unless it was sent back from there: then it opens again with
-- the record. Second keying is compared with the first here, and goes to who decides where they differ.
CREATE OR REPLACE FUNCTION intray.step_on(who intray."user", completed bigint, station text, at timestamptz)
RETURNS void LANGUAGE plpgsql AS $fn$
DECLARE
    step intray.item;
    rules intray.queue;
    written record;
    own jsonb;
    told jsonb;
    differing jsonb;
    hidden text[] := '{}';
    target bigint;
    looked_for text;
    nor text := NULL;
    next intray.queue;
BEGIN
    SELECT * INTO step FROM intray.item WHERE item.id = completed;
    SELECT * INTO rules FROM intray.queue WHERE queue.id = step.queue_id;
    SELECT coalesce(its.current, its.imported) AS own, its.context, its.search INTO written
    FROM intray.record AS its WHERE its.item_id = completed;
    target := rules.next_queue_id;
    told := written.context;
    IF rules.blind_fields <> '[]' AND step.from_item_id IS NOT NULL THEN
        differing := intray.compare_keyings(who, step, rules.blind_fields, written.own, at);
        IF differing IS NOT NULL THEN
            target := rules.decide_queue_id;
            nor := step.not_for;
            hidden := ARRAY(SELECT pg_catalog.jsonb_object_keys(differing));
            told := coalesce(told, '{}') || pg_catalog.jsonb_build_object('keying', differing);
        END IF;
    ELSIF told ? 'keying' THEN
        PERFORM intray.note_decision(who, step.from_item_id, told -> 'keying', written.own, at);
        told := nullif(told - 'keying', '{}');
    END IF;
    target := intray.drawn_queue(target, step.key);
    IF target IS NULL THEN
        RETURN;
    END IF;
    SELECT * INTO next FROM intray.queue WHERE queue.id = target;
    IF next.fields = '{}' THEN
        PERFORM intray.keep_first_fields(target, rules.fields);
    END IF;
    IF next.blind_fields <> '[]' THEN
        hidden := hidden || ARRAY(SELECT pg_catalog.jsonb_array_elements_text(next.blind_fields::jsonb));
        PERFORM intray.seal_steps(completed);
        -- Who has had the item has seen what is in it.
        nor := (SELECT held."user" FROM intray.event AS held
                WHERE held.item_id = completed AND held.kind = 'claimed' AND held."user" <> who.name
                ORDER BY held.id DESC LIMIT 1);
    END IF;
    own := written.own - hidden;
    -- The key is the first line of what searching looks into.
    looked_for := CASE WHEN hidden <> '{}' THEN pg_catalog.lower(step.key) || coalesce((
                       SELECT pg_catalog.string_agg(E'\n' || pg_catalog.lower(each.value), '' ORDER BY each.key)
                       FROM pg_catalog.jsonb_each_text(own) AS each), '')
                  WHEN pg_catalog.left(written.search, 1) = E'\n' THEN pg_catalog.lower(step.key) || written.search
                  ELSE written.search END;
    PERFORM intray.open_next_step(who, step, target, nor, own, looked_for, told, differing IS NOT NULL, station, at);
END
$fn$

-- name: open_next_step
-- A new item of the target's, or the one that was sent back from there, with the record as the next step gets it.
CREATE OR REPLACE FUNCTION intray.open_next_step(
    who intray."user", step intray.item, target bigint, nor text, own jsonb, looked_for text, told jsonb,
    is_sealed boolean, station text, at timestamptz) RETURNS void LANGUAGE plpgsql AS $fn$
DECLARE
    follower record;
    reasons jsonb := intray.reasons_for_step(step.id, target, is_sealed);
BEGIN
    INSERT INTO intray.item AS it (queue_id, key, priority, rank, state, available_at, created_by, created_at,
                                   from_item_id, not_for, nor_for)
    VALUES (target, step.key, step.priority, -step.priority::bigint * 1000, 'open', at + interval '10 seconds', who.name, at,
            step.id, who.name, nor)
    ON CONFLICT ON CONSTRAINT key_unique_in_queue DO UPDATE
    SET state = 'open', available_at = excluded.available_at, from_item_id = excluded.from_item_id,
        not_for = excluded.not_for, nor_for = excluded.nor_for, is_sent_back = NULL, change = it.change + 1
    WHERE it.state = 'done' AND it.is_sent_back
    RETURNING it.id, it.attempts INTO follower;
    IF follower.id IS NULL THEN
        RETURN;
    END IF;
    IF follower.attempts > 0 THEN
        PERFORM intray.keep_earlier_record(follower.id);
        INSERT INTO intray.earlier_record (item_id, record) VALUES (follower.id, own);
        UPDATE intray.record AS its
        SET current = own, missing = reasons, search = looked_for, context = told, sealed = is_sealed, error = NULL,
            finished_by = NULL, finished_at = NULL
        WHERE its.item_id = follower.id;
    ELSE
        INSERT INTO intray.record (item_id, queue_id, imported, missing, search, context, sealed)
        VALUES (follower.id, target, own, reasons, looked_for, told, is_sealed);
    END IF;
    INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation, detail)
    VALUES (follower.id, target, at, 'added', who.name, station, pg_catalog.jsonb_build_object('from_item', step.id));
    PERFORM intray.tell_change(target);
END
$fn$

-- name: reasons_for_step
-- Why fields are empty goes on with the record, but not to whoever keys it blindly or decides between two.
CREATE OR REPLACE FUNCTION intray.reasons_for_step(step bigint, target bigint, is_sealed boolean) RETURNS jsonb
LANGUAGE plpgsql AS $fn$
BEGIN
    RETURN (SELECT its.missing FROM intray.record AS its JOIN intray.queue ON queue.id = target
            WHERE its.item_id = step AND NOT is_sealed AND queue.blind_fields = '[]');
END
$fn$

-- name: drawn_queue
-- The first queue from here on, along the next queues, whose draw the record is; null if it ends here. What was sent
-- back from a queue is drawn there for certain.
CREATE OR REPLACE FUNCTION intray.drawn_queue(first bigint, key text) RETURNS bigint LANGUAGE plpgsql AS $fn$
DECLARE
    queue record;
    here bigint := first;
BEGIN
    FOR hop IN 1 .. 20 LOOP
        EXIT WHEN here IS NULL;
        SELECT rules.share, rules.next_queue_id INTO queue FROM intray.queue AS rules WHERE rules.id = here;
        IF intray.drawn_percent() < queue.share OR EXISTS (
            SELECT 1 FROM intray.item
            WHERE item.queue_id = here AND item.key = drawn_queue.key AND item.is_sent_back) THEN
            RETURN here;
        END IF;
        here := queue.next_queue_id;
    END LOOP;
    RETURN NULL;
END
$fn$

-- name: drawn_percent
-- From 0 to less than 100, from the server's strong source: a session can set what random() gives.
CREATE OR REPLACE FUNCTION intray.drawn_percent() RETURNS double precision LANGUAGE plpgsql AS $fn$
BEGIN
    RETURN pg_catalog.concat('x', pg_catalog.left(pg_catalog.gen_random_uuid()::text, 8))::bit(32)::bigint
           * 100 / 4294967296.0;
END
$fn$

-- name: compare_keyings
-- Notes both keyings of an item of second keying; the fields that differ with both values, null if none does.
CREATE OR REPLACE FUNCTION intray.compare_keyings(
    who intray."user", keyed intray.item, fields text, record jsonb, at timestamptz) RETURNS jsonb
LANGUAGE plpgsql AS $fn$
DECLARE
    first jsonb;
BEGIN
    SELECT coalesce(its.current, its.imported) INTO first
    FROM intray.record AS its WHERE its.item_id = keyed.from_item_id;
    DELETE FROM intray.keying WHERE keying.item_id = keyed.id;
    INSERT INTO intray.keying (item_id, queue_id, field, first_value, second_value, first_user, second_user, at)
    SELECT keyed.id, keyed.queue_id, blind.field, intray.keyed_text(first, blind.field),
           intray.keyed_text(record, blind.field), coalesce(keyed.not_for, ''), who.name, compare_keyings.at
    FROM pg_catalog.jsonb_array_elements_text(fields::jsonb) AS blind (field);
    RETURN (SELECT pg_catalog.jsonb_object_agg(keying.field, pg_catalog.jsonb_build_object(
                       'first', keying.first_value, 'second', keying.second_value))
            FROM intray.keying
            WHERE keying.item_id = keyed.id AND keying.first_value <> keying.second_value);
END
$fn$

-- name: note_decision
-- What the third person decided where two keyings differed.
CREATE OR REPLACE FUNCTION intray.note_decision(
    who intray."user", keyed bigint, fields jsonb, record jsonb, at timestamptz) RETURNS void LANGUAGE plpgsql AS $fn$
BEGIN
    UPDATE intray.keying
    SET decided_value = intray.keyed_text(record, keying.field), decided_by = who.name, decided_at = note_decision.at
    WHERE keying.item_id = keyed AND fields ? keying.field;
END
$fn$
