-- name: run_source
-- Runs the queue's query, unless somebody does or nobody waits, and serves everybody who waits. Nothing is locked while
-- the query runs but the right to run it. `longest`: in seconds; a statement that was ended earlier was cancelled.
CREATE OR REPLACE FUNCTION intray.run_source(queue text, longest bigint, workstation text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
    began timestamptz := intray.clock();
    place intray.queue;
    refused text;
    result record;
BEGIN
    SELECT * INTO place FROM intray.queue AS wanted WHERE wanted.name = run_source.queue;
    refused := intray.source_refused(who, place, queue);
    IF refused IS NOT NULL THEN
        RETURN refused;
    END IF;
    PERFORM 1 FROM intray.turn WHERE queue_id = place.id AND kind = 'run' FOR NO KEY UPDATE SKIP LOCKED;
    IF NOT FOUND THEN
        RETURN '{"elsewhere":true}';
    END IF;
    PERFORM pg_catalog.pg_try_advisory_xact_lock_shared(SOURCE_LOCKS, place.id::integer); -- see source_is_running
    IF NOT EXISTS (SELECT 1 FROM intray.work_request WHERE queue_id = place.id AND state = 'busy') THEN
        RETURN '{"fresh":true}';
    END IF;
    IF intray.source_is_fresh(place) THEN
        PERFORM intray.serve_requests(place);
        RETURN '{"fresh":true}';
    END IF;
    BEGIN
        BEGIN
            result := intray.keep_found(place);
        EXCEPTION WHEN query_canceled THEN
            RETURN intray.end_slow_run(who, place, workstation, began, longest);
        END;
    EXCEPTION
        WHEN query_canceled THEN -- the server sends each request to cancel twice, the second time a moment later
            RETURN intray.end_slow_run(who, place, workstation, began, longest);
        WHEN transaction_rollback OR lock_not_available OR operator_intervention OR insufficient_resources THEN
            RAISE;
        WHEN OTHERS THEN
            RETURN intray.end_run(who, place, workstation, began, 'source_failed', SQLERRM, SQLSTATE);
    END;
    PERFORM 1 FROM intray.turn WHERE queue_id = place.id AND kind = 'serve' FOR NO KEY UPDATE;
    INSERT INTO intray.source_run (queue_id, started_at, finished_at, found, passed_over, "user", workstation,
                                   source_query)
    VALUES (place.id, began, intray.clock(), result.keys, result.passed_over, who.name, workstation,
            place.source_query);
    SELECT * INTO place FROM intray.queue WHERE id = place.id;
    PERFORM intray.serve_requests(place);
    RETURN pg_catalog.json_build_object('found', result.keys, 'passed_over', result.passed_over)::text;
END
$fn$

-- name: end_slow_run
-- A run that was ended from outside: because it took as long as it may, or because somebody cancelled it.
CREATE OR REPLACE FUNCTION intray.end_slow_run(
    who intray."user", place intray.queue, station text, began timestamptz, longest bigint)
RETURNS text LANGUAGE plpgsql AS $fn$
BEGIN
    IF pg_catalog.clock_timestamp() < pg_catalog.statement_timestamp() + longest * interval '1 second'
                                      - interval '50 milliseconds' THEN
        RAISE query_canceled;
    END IF;
    RETURN intray.end_run(who, place, station, began, 'source_too_slow', '', '57014');
END
$fn$

-- name: keep_found
-- Runs the queue's query and keeps its result in the place of the last one: a key once, and not what will not come
-- back. How many keys, and how many rows were passed over.
CREATE OR REPLACE FUNCTION intray.keep_found(place intray.queue, OUT keys bigint, OUT passed_over bigint)
LANGUAGE plpgsql AS $fn$
DECLARE
    rows bigint;
BEGIN
    DELETE FROM intray.source_row WHERE queue_id = place.id;
    WITH seen AS MATERIALIZED (
        SELECT row.place, coalesce(-(row.line ->> 'priority')::numeric::integer, 0) AS rank, row.line ->> 'key' AS key,
               row.line - 'key' - 'priority' AS record
        FROM intray.found_by_source(pg_catalog.rtrim(place.source_query, E'; \n\r\t'), 9223372036854775807) AS row),
    kept AS (
        INSERT INTO intray.source_row (queue_id, rank, place, key, record)
        SELECT place.id, first.rank, first.place, first.key, first.record
        FROM (SELECT DISTINCT ON (seen.key) * FROM seen WHERE seen.key ~ '[^[:space:]]' ORDER BY seen.key, seen.place) AS first
        WHERE NOT EXISTS (
            SELECT 1 FROM intray.item
            WHERE item.queue_id = place.id AND item.key = first.key
              AND item.state IN ('done', 'failed', 'dismissed')))
    SELECT pg_catalog.count(*), pg_catalog.count(DISTINCT seen.key) FILTER (WHERE seen.key ~ '[^[:space:]]') INTO rows, keys FROM seen;
    passed_over := rows - keys;
END
$fn$

-- name: end_run
-- A run that did not come to a result: everybody who waits is told why.
CREATE OR REPLACE FUNCTION intray.end_run(
    who intray."user", place intray.queue, station text, began timestamptz, why text, words text, code text)
RETURNS text LANGUAGE plpgsql AS $fn$
BEGIN
    PERFORM 1 FROM intray.turn WHERE queue_id = place.id AND kind = 'serve' FOR NO KEY UPDATE;
    INSERT INTO intray.source_run (queue_id, started_at, finished_at, "user", workstation, source_query, error)
    VALUES (place.id, began, intray.clock(), who.name, station, place.source_query, words);
    PERFORM intray.answer_request(asked.id, 0, why, words)
    FROM intray.work_request AS asked WHERE asked.queue_id = place.id AND asked.state = 'busy';
    PERFORM intray.tell_change(place.id);
    RETURN pg_catalog.json_build_object('refused', why, 'words', words, 'state', code)::text;
END
$fn$
