-- name: finish_all
-- All that a lock holds, or nothing of it. Sent again with the same operations it answers as the first time. Of these it
-- takes as many as there are items, and looks at no others.
CREATE OR REPLACE FUNCTION intray.finish_all(
    lock uuid, kind text, operations jsonb, after bigint, reason text, workstation text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
SET plan_cache_mode = force_generic_plan AS $fn$
DECLARE
    who intray."user" := intray.me();
    at timestamptz := pg_catalog.date_trunc('milliseconds', pg_catalog.clock_timestamp());
    given uuid[];
    held bigint[];
    queues bigint[];
    place bigint;
    answer text;
BEGIN
    IF NOT intray.may_work(who) THEN
        RETURN intray.not_permitted('clerk');
    END IF;
    SELECT pg_catalog.array_agg(id ORDER BY rank, id), pg_catalog.array_agg(DISTINCT queue_id) INTO held, queues FROM (
        SELECT id, rank, queue_id FROM intray.item
        WHERE state = 'locked' AND lock_user = who.name AND lock_id = lock
        ORDER BY id FOR NO KEY UPDATE) AS mine;
    given := ARRAY(SELECT value::uuid FROM pg_catalog.jsonb_array_elements_text(operations)
                   LIMIT pg_catalog.cardinality(held));
    IF EXISTS (SELECT 1 FROM intray.event WHERE operation_id = ANY (given)) THEN
        RETURN intray.earlier_answers(who, lock, given);
    END IF;
    IF held IS NULL THEN
        RETURN '{"refused":"lock_holds_nothing"}';
    END IF;
    answer := intray.finishing_refused(held, queues, kind, after, reason);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    IF pg_catalog.cardinality(pg_catalog.array_remove(given, NULL)) < pg_catalog.cardinality(held) THEN
        RETURN '{"refused":"operation_missing"}';
    END IF;
    IF intray.state_after(kind) = 'open' THEN
        answer := intray.too_many_returns(who, pg_catalog.cardinality(held));
        IF answer IS NOT NULL THEN
            RETURN answer;
        END IF;
    END IF;
    FOREACH place IN ARRAY intray.finish_together(
            who, held, queues, lock, kind, given, after, reason, workstation, at) LOOP
        answer := intray.finish_one(who, held[place], lock, kind, given[place], NULL, NULL, after, reason,
                                    workstation, at, true);
        IF answer IS NOT NULL THEN
            RAISE EXCEPTION USING ERRCODE = 'serialization_failure',
                MESSAGE = pg_catalog.format('item %s could not be finished with the others: %s', held[place], answer);
        END IF;
    END LOOP;
    PERFORM intray.tell_change(queue) FROM pg_catalog.unnest(queues) AS touched (queue);
    RETURN pg_catalog.concat('{"finished":[', (
        SELECT pg_catalog.string_agg(pg_catalog.concat('{"item":', one.id, ',"state":"', after_it.state, '"}'), ','
                                     ORDER BY one.place)
        FROM pg_catalog.unnest(held) WITH ORDINALITY AS one (id, place), intray.state_after(kind) AS after_it (state)), ']}');
END
$fn$

-- name: finish_together
-- Ends the work on all of these items at once, but for those that need care: their places, for finish_one. What it does
-- to an item is what finish_one does; the rules have been looked at (finishing_refused), and the items are locked as rows.
CREATE OR REPLACE FUNCTION intray.finish_together(
    who intray."user", items bigint[], queues bigint[], lock uuid, kind text, operations uuid[], after bigint, reason text,
    station text, at timestamptz) RETURNS bigint[] LANGUAGE plpgsql AS $fn$
DECLARE
    rule record;
    wanting bigint[];
    told bigint;
BEGIN
    SELECT ends.event::intray.event_kind AS event, ends.way, following.state, following.state <> 'open' AS is_over
    INTO rule
    FROM intray.disposition_rule AS ends
    JOIN intray.event_rule AS following ON following.kind = ends.event
    WHERE ends.kind = finish_together.kind;
    wanting := intray.wanting_care(items, queues, rule.way, rule.is_over);
    IF wanting <> '{}' THEN
        SELECT pg_catalog.array_agg(one.item ORDER BY one.place), pg_catalog.array_agg(one.operation ORDER BY one.place)
        INTO items, operations
        FROM ROWS FROM (pg_catalog.unnest(items), pg_catalog.unnest(operations)) WITH ORDINALITY
             AS one (item, operation, place)
        WHERE one.place NOT IN (SELECT pg_catalog.unnest(wanting));
    END IF;
    IF items IS NULL THEN
        RETURN wanting;
    END IF;
    WITH ended AS (
        UPDATE intray.item AS it
        SET state = rule.state, lock_user = NULL, lock_workstation = NULL, lock_id = NULL,
            locked_at = NULL, expires_at = NULL, change = it.change + 1, is_sent_back = NULL,
            available_at = CASE WHEN NOT rule.is_over AND after > 0
                                THEN finish_together.at + after * interval '1 second' ELSE '-infinity' END
        FROM intray.queue
        WHERE it.id = ANY (items) AND queue.id = it.queue_id AND it.lock_id = lock AND it.lock_user = who.name
          AND position(',' || kind || ',' IN ',' || queue.dispositions || ',') > 0
        RETURNING it.id, it.queue_id, queue.digest_key),
    written AS (
        UPDATE intray.record AS recorded
        SET error = CASE WHEN rule.is_over THEN nullif(reason, '') ELSE reason END,
            missing = CASE WHEN recorded.missing IS NOT NULL
                           THEN intray.still_missing(recorded.missing, coalesce(recorded.current, recorded.imported)) END,
            finished_by = CASE WHEN rule.is_over THEN who.name END,
            finished_at = CASE WHEN rule.is_over THEN finish_together.at END
        FROM ended
        WHERE recorded.item_id = ended.id AND (rule.is_over OR reason <> '')
        RETURNING ended.id, CASE WHEN rule.is_over THEN intray.record_digest(
            ended.digest_key, ended.id, coalesce(recorded.current, recorded.imported)) END AS digest)
    INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation, lock_id, operation_id, detail, digest)
    SELECT ended.id, ended.queue_id, finish_together.at, rule.event, who.name, station, lock, given.operation,
           intray.finish_detail(reason, after), written.digest
    FROM ROWS FROM (pg_catalog.unnest(items), pg_catalog.unnest(operations)) WITH ORDINALITY
         AS given (item, operation, place)
    JOIN ended ON ended.id = given.item
    LEFT JOIN written ON written.id = given.item
    ORDER BY given.place;
    GET DIAGNOSTICS told = ROW_COUNT;
    IF told < pg_catalog.cardinality(items) THEN
        RAISE EXCEPTION USING ERRCODE = 'serialization_failure', MESSAGE = 'an item was changed at this very moment; ask again';
    END IF;
    DELETE FROM intray.draft WHERE draft.item_id = ANY (items) AND draft."user" = who.name;
    RETURN wanting;
END
$fn$

-- name: wanting_care
-- The places of those items of these queues whose ending does more than to end: another step follows or opens again, or
-- somebody has proposed something about which the ending decides.
CREATE OR REPLACE FUNCTION intray.wanting_care(items bigint[], queues bigint[], way text, is_over boolean) RETURNS bigint[]
LANGUAGE plpgsql AS $fn$
DECLARE
    have_steps boolean := way = 'to_next_step' AND EXISTS (
        SELECT 1 FROM intray.queue
        WHERE queue.id = ANY (queues) AND (queue.next_queue_id IS NOT NULL OR queue.other_hands = 1));
BEGIN
    IF NOT is_over THEN
        RETURN '{}';
    END IF;
    IF way = 'to_step_before' THEN
        RETURN ARRAY(SELECT pg_catalog.generate_series(1, pg_catalog.cardinality(items)));
    END IF;
    IF NOT have_steps AND NOT EXISTS (SELECT 1 FROM intray.proposal WHERE proposal.item_id = ANY (items)) THEN
        RETURN '{}';
    END IF;
    RETURN ARRAY(
        SELECT one.place FROM pg_catalog.unnest(items) WITH ORDINALITY AS one (item, place)
        JOIN intray.item AS it ON it.id = one.item
        JOIN intray.queue ON queue.id = it.queue_id
        WHERE have_steps AND (queue.next_queue_id IS NOT NULL OR queue.other_hands = 1)
           OR EXISTS (SELECT 1 FROM intray.proposal WHERE proposal.item_id = it.id)
        ORDER BY one.place);
END
$fn$

-- name: finishing_refused
-- The first reason why these items cannot be finished so; null if all can. Only for what is sent back it depends on the
-- item.
CREATE OR REPLACE FUNCTION intray.finishing_refused(
    items bigint[], queues bigint[], kind text, after bigint, reason text) RETURNS text LANGUAGE plpgsql AS $fn$
BEGIN
    IF (SELECT ends.way FROM intray.disposition_rule AS ends
        WHERE ends.kind = finishing_refused.kind) IS DISTINCT FROM 'to_step_before' THEN
        RETURN (SELECT pg_catalog.min(intray.rule_broken(queue.name, queue.dispositions, queue.reasons, kind,
                                                         coalesce(after, -1), reason, NULL))
                FROM intray.queue WHERE queue.id = ANY (queues));
    END IF;
    RETURN (SELECT pg_catalog.min(intray.rule_broken(queue.name, queue.dispositions, queue.reasons, kind,
                                                     coalesce(after, -1), reason, item.from_item_id))
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
