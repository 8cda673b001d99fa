-- name: finish_and_take_several
-- What a worker's round is: ends items, each under its lock and with an answer of its own, and takes so many next ones under
-- a new lock; for each one more that is ended and says so. What was refused changes nothing and holds up no other. Sent
-- again it ends nothing twice and gives what the next lock holds. "again" of an answer: an earlier call ended the item.
-- rules is the line of the queue's history of rules that the caller went by; where there is a newer one, nothing is done and
-- the answer has no ending. Less than 0: whatever they are.
CREATE OR REPLACE FUNCTION intray.finish_and_take_several(
    endings jsonb, queues jsonb, count bigint, next_lock uuid, rules bigint, workstation text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
SET plan_cache_mode = force_generic_plan AS $fn$
DECLARE
    at timestamptz := pg_catalog.date_trunc('milliseconds', pg_catalog.clock_timestamp());
    seen intray.approach := intray.approach(queues ->> 0, at);
    who intray."user" := seen.who;
    answers text[];
    known bigint;
    wanted bigint;
    is_again boolean;
    next text;
BEGIN
    IF NOT intray.may_work(who) THEN
        RETURN intray.not_permitted('clerk');
    END IF;
    IF intray.queue_unknown_to(who, queues) IS NOT NULL THEN
        RETURN intray.no_such_queue(intray.queue_unknown_to(who, queues));
    END IF;
    PERFORM pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(next_lock::text, CLAIM_LOCKS));
    endings := CASE WHEN pg_catalog.jsonb_typeof(endings) = 'array' THEN endings ELSE '[]' END;
    known := (SELECT coalesce(pg_catalog.max(told.id), 0) FROM intray.rule_event AS told
              WHERE told.about = 'queue' AND told.subject = queues ->> 0);
    IF rules >= 0 AND rules <> known AND pg_catalog.jsonb_array_length(endings) > 0
       AND NOT EXISTS (SELECT 1 FROM intray.event WHERE operation_id = (endings -> 0 ->> 'operation')::uuid) THEN
        RETURN pg_catalog.concat('{"rules":', known, '}');
    END IF;
    answers := intray.finish_several(who, endings, workstation, at);
    SELECT coalesce(greatest(count, 0), 0) + pg_catalog.count(*) FILTER (
               WHERE one.ending ->> 'next' = '1' AND answers[one.place] LIKE '{"again"%'),
           coalesce(pg_catalog.bool_or(answers[one.place] LIKE '{"again":true%'), false)
    INTO wanted, is_again
    FROM pg_catalog.jsonb_array_elements(endings) WITH ORDINALITY AS one (ending, place);
    IF wanted > 0 AND is_again THEN
        next := intray.repeat_claim(who, queues, wanted, next_lock, at);
    ELSIF wanted > 0 THEN
        -- What was ended may have changed what the queue gives.
        seen := CASE WHEN answers = '{}' THEN seen ELSE intray.approach(queues ->> 0, at) END;
        next := intray.take_or_repeat(who, queues, seen.queue, wanted, next_lock, workstation, at);
    END IF;
    RETURN pg_catalog.concat(
        '{"rules":', known, ',"finished":[', pg_catalog.array_to_string(answers, ','), '],"next":', coalesce(next, '{}'), ',"contexts":', coalesce((
            SELECT pg_catalog.jsonb_object_agg(its.item_id, its.context)
            FROM intray.item JOIN intray.record AS its ON its.item_id = item.id
            WHERE item.state = 'locked' AND item.lock_user = who.name AND item.lock_id = next_lock
              AND its.context IS NOT NULL)::text, '{}'), '}');
END
$fn$

-- name: finish_several
-- The answer of each ending, in their order. What only ends, of one lock and with no more than a result, ends together.
CREATE OR REPLACE FUNCTION intray.finish_several(who intray."user", endings jsonb, station text, at timestamptz)
RETURNS text[] LANGUAGE plpgsql AS $fn$
DECLARE
    answers text[] := pg_catalog.array_fill(NULL::text, ARRAY[pg_catalog.jsonb_array_length(endings)]);
    one record;
    places bigint[];
    apart bigint[];
    answer text;
BEGIN
    FOR one IN SELECT alike.* FROM intray.endings_alike(who, endings) AS alike LOOP
        CONTINUE WHEN intray.finishing_refused(one.items, one.queues, 'complete', 0, NULL) IS NOT NULL;
        apart := intray.finish_together(who, one.items, one.queues, one.lock, 'complete', one.operations, 0, NULL, station, at);
        FOR place IN 1 .. pg_catalog.cardinality(one.items) LOOP
            IF place <> ALL (apart) THEN
                answers[one.places[place]] := pg_catalog.concat('{"again":false,"item":', one.items[place], ',"state":"done"}');
                places := places || one.places[place];
            END IF;
        END LOOP;
    END LOOP;
    UPDATE intray.record AS its SET result = (given.ending ->> 'result')::jsonb
    FROM pg_catalog.jsonb_array_elements(endings) WITH ORDINALITY AS given (ending, place)
    WHERE given.place = ANY (places) AND given.ending ->> 'result' <> '' AND its.item_id = (given.ending ->> 'item')::bigint;
    FOR one IN
        SELECT given.place, (given.ending ->> 'item')::bigint AS item, (given.ending ->> 'lock')::uuid AS lock,
               given.ending ->> 'kind' AS kind, (given.ending ->> 'operation')::uuid AS operation,
               (given.ending ->> 'record')::jsonb AS record, given.ending ->> 'search' AS search,
               (given.ending ->> 'after')::bigint AS after, given.ending ->> 'reason' AS reason,
               (given.ending ->> 'result')::jsonb AS result
        FROM pg_catalog.jsonb_array_elements(endings) WITH ORDINALITY AS given (ending, place)
        WHERE answers[given.place] IS NULL ORDER BY given.place
    LOOP
        answer := intray.finish_one(who, one.item, one.lock, one.kind, one.operation, one.record, one.search, one.after,
                                    one.reason, station, at, one.result IS NULL);
        IF answer IS NULL AND one.result IS NOT NULL AND one.kind = 'complete' THEN
            UPDATE intray.record AS its SET result = one.result WHERE its.item_id = one.item;
        END IF;
        answers[one.place] := CASE
            WHEN answer IS NULL THEN pg_catalog.concat('{"again":false,"item":', one.item, ',"state":"', intray.state_after(one.kind), '"}')
            WHEN answer = 'again'
            THEN pg_catalog.concat('{"again":true,"item":', one.item, ',"state":"', intray.state_after(one.kind), '"}')
            ELSE answer END;
    END LOOP;
    PERFORM intray.tell_change(touched.queue_id) FROM (
        SELECT DISTINCT item.queue_id FROM pg_catalog.jsonb_array_elements(endings) AS given (ending)
        JOIN intray.item ON item.id = (given.ending ->> 'item')::bigint AND intray.may_see(who, item.queue_id)) AS touched;
    RETURN answers;
END
$fn$

-- name: endings_alike
-- Those completions that can end together, lock by lock: held by this user under that lock, named once, without a corrected
-- record, and under an operation of its own that nothing has told of yet. Locked as rows.
CREATE OR REPLACE FUNCTION intray.endings_alike(who intray."user", endings jsonb)
RETURNS TABLE (lock uuid, items bigint[], queues bigint[], operations uuid[], places bigint[]) LANGUAGE plpgsql AS $fn$
#variable_conflict use_column
BEGIN
    RETURN QUERY
    SELECT held.lock, pg_catalog.array_agg(held.item ORDER BY held.place), pg_catalog.array_agg(DISTINCT held.queue_id),
           pg_catalog.array_agg(held.operation ORDER BY held.place), pg_catalog.array_agg(held.place ORDER BY held.place)
    FROM (
        SELECT given.*, it.queue_id
        FROM (
            SELECT one.place, (one.ending ->> 'item')::bigint AS item, (one.ending ->> 'lock')::uuid AS lock,
                   (one.ending ->> 'operation')::uuid AS operation,
                   pg_catalog.row_number() OVER (PARTITION BY one.ending ->> 'item' ORDER BY one.place) AS naming,
                   pg_catalog.count(*) OVER (PARTITION BY one.ending ->> 'operation') AS tellings
            FROM pg_catalog.jsonb_array_elements(endings) WITH ORDINALITY AS one (ending, place)
            WHERE one.ending ->> 'kind' = 'complete' AND one.ending ->> 'record' IS NULL
              AND one.ending ->> 'search' IS NULL AND coalesce(one.ending ->> 'reason', '') = ''
              AND one.ending ->> 'after' = '0') AS given
        JOIN intray.item AS it ON it.id = given.item
        WHERE given.naming = 1 AND given.tellings = 1 AND given.operation IS NOT NULL AND it.state = 'locked' AND it.lock_user = who.name
          AND it.lock_id = given.lock
          AND NOT EXISTS (SELECT 1 FROM intray.event WHERE event.operation_id = given.operation)
        ORDER BY it.id FOR NO KEY UPDATE OF it) AS held
    GROUP BY held.lock;
END
$fn$
