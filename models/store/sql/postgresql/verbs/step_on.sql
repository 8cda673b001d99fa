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
    blind text;
    follower record;
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
            hidden := ARRAY(SELECT jsonb_object_keys(differing));
            told := coalesce(told, '{}') || jsonb_build_object('keying', differing);
        END IF;
    ELSIF told ? 'keying' THEN
        PERFORM intray.note_decision(who, step.from_item_id, told -> 'keying', written.own, at);
        told := nullif(told - 'keying', '{}');
    END IF;
    target := intray.drawn_queue(target, step.key);
    IF target IS NULL THEN
        RETURN;
    END IF;
    SELECT blind_fields INTO blind FROM intray.queue WHERE queue.id = target;
    IF blind <> '[]' THEN
        hidden := hidden || ARRAY(SELECT jsonb_array_elements_text(blind::jsonb));
        PERFORM intray.seal_steps(completed, true);
        -- Who has had the item has seen what is in it.
        nor := (SELECT held."user" FROM intray.event AS held
                WHERE held.item_id = completed AND held.kind = 'claimed' AND held."user" <> who.name
                ORDER BY held.id DESC LIMIT 1);
    END IF;
    own := written.own - hidden;
    -- The key is the first line of what searching looks into.
    looked_for := CASE WHEN hidden <> '{}' THEN lower(step.key) || coalesce((
                       SELECT string_agg(E'\n' || lower(each.value), '' ORDER BY each.key)
                       FROM jsonb_each_text(own) AS each), '')
                  WHEN left(written.search, 1) = E'\n' THEN lower(step.key) || written.search
                  ELSE written.search END;
    INSERT INTO intray.item AS it (queue_id, key, priority, rank, state, available_at, created_by, created_at,
                                   from_item_id, not_for, nor_for)
    VALUES (target, step.key, step.priority, step.rank, 'open', at + interval '10 seconds', who.name, at,
            completed, who.name, nor)
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
        SET current = own, search = looked_for, context = told, sealed = differing IS NOT NULL, error = NULL,
            finished_by = NULL, finished_at = NULL
        WHERE its.item_id = follower.id;
    ELSE
        INSERT INTO intray.record (item_id, queue_id, imported, search, context, sealed)
        VALUES (follower.id, target, own, looked_for, told, differing IS NOT NULL);
    END IF;
    INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation, detail)
    VALUES (follower.id, target, at, 'added', who.name, station, jsonb_build_object('from_item', completed));
    PERFORM intray.tell_change(target);
END
$fn$
