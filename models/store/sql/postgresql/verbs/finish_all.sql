-- name: finish_all
-- All that a lock holds, or nothing of it. Sent again with the same operations it answers as the first time.
CREATE OR REPLACE FUNCTION intray.finish_all(
    lock uuid, kind text, operations jsonb, after bigint, reason text, workstation text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
SET plan_cache_mode = force_generic_plan AS $fn$
DECLARE
    who intray."user" := intray.me();
    at timestamptz := pg_catalog.date_trunc('milliseconds', pg_catalog.clock_timestamp());
    given uuid[] := ARRAY(SELECT value::uuid FROM pg_catalog.jsonb_array_elements_text(operations));
    held bigint[];
    answer text;
BEGIN
    IF NOT intray.may_work(who) THEN
        RETURN intray.not_permitted('clerk');
    END IF;
    SELECT pg_catalog.array_agg(id ORDER BY rank, id) INTO held FROM (
        SELECT id, rank FROM intray.item
        WHERE state = 'locked' AND lock_user = who.name AND lock_id = lock
        ORDER BY id FOR NO KEY UPDATE) AS mine;
    IF EXISTS (SELECT 1 FROM intray.event WHERE operation_id = ANY (given)) THEN
        RETURN intray.earlier_answers(who, lock, given);
    END IF;
    IF held IS NULL THEN
        RETURN '{"refused":"lock_holds_nothing"}';
    END IF;
    answer := intray.finishing_refused(held, kind, after, reason);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    IF pg_catalog.cardinality(pg_catalog.array_remove(given, NULL)) < pg_catalog.cardinality(held) THEN
        RETURN '{"refused":"operation_missing"}';
    END IF;
    FOR place IN 1 .. pg_catalog.cardinality(held) LOOP
        answer := intray.finish_one(who, held[place], lock, kind, given[place], NULL, NULL, after, reason,
                                    workstation, at, true);
        IF answer IS NOT NULL THEN
            RAISE EXCEPTION USING ERRCODE = 'serialization_failure',
                MESSAGE = pg_catalog.format('item %s could not be finished with the others: %s', held[place], answer);
        END IF;
    END LOOP;
    PERFORM intray.tell_change(queue_id) FROM (
        SELECT DISTINCT queue_id FROM intray.item WHERE id = ANY (held)) AS touched;
    RETURN pg_catalog.json_build_object('finished', (
        SELECT pg_catalog.json_agg(pg_catalog.json_build_object('item', one.id, 'state', intray.state_after(kind))
                                   ORDER BY one.place)
        FROM pg_catalog.unnest(held) WITH ORDINALITY AS one (id, place)))::text;
END
$fn$

-- name: finishing_refused
-- The first reason why these items cannot be finished so; null if all can.
CREATE OR REPLACE FUNCTION intray.finishing_refused(items bigint[], kind text, after bigint, reason text) RETURNS text
LANGUAGE plpgsql AS $fn$
BEGIN
    RETURN (SELECT pg_catalog.min(intray.rule_broken(queue.name, queue.dispositions, queue.reasons, kind, after, reason,
                                                   item.from_item_id))
            FROM intray.item
            JOIN intray.queue ON queue.id = item.queue_id
            WHERE item.id = ANY (items));
END
$fn$

-- name: earlier_answers
-- The answer of finish_all when its operations are in the history already: what they did, if it was this user and lock.
CREATE OR REPLACE FUNCTION intray.earlier_answers(who intray."user", lock uuid, operations uuid[]) RETURNS text
LANGUAGE plpgsql AS $fn$
DECLARE
    finished json;
BEGIN
    IF EXISTS (SELECT 1 FROM intray.event
               WHERE operation_id = ANY (operations)
                 AND ("user" <> who.name OR lock_id IS DISTINCT FROM lock OR kind = 'tombstone')) THEN
        RETURN '{"refused":"called_off"}';
    END IF;
    SELECT pg_catalog.json_agg(pg_catalog.json_build_object('item', item_id, 'state', rule.state) ORDER BY id)
    INTO finished
    FROM intray.event
    JOIN intray.event_rule AS rule ON rule.kind = event.kind::text
    WHERE operation_id = ANY (operations);
    RETURN pg_catalog.json_build_object('finished', finished)::text;
END
$fn$
