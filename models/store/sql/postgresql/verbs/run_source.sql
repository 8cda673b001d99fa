-- Runs the queue's query, unless somebody does or nobody waits, and serves everybody who waits. Nothing is locked while
-- the query runs but the right to run it. `longest`: in seconds; a statement that was ended earlier was cancelled.
CREATE OR REPLACE FUNCTION intray.run_source(queue text, longest bigint, workstation text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, intray, pg_temp AS $fn$
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
    IF NOT pg_try_advisory_xact_lock(741005, place.id::integer) THEN
        RETURN '{"elsewhere":true}';
    END IF;
    IF NOT EXISTS (SELECT 1 FROM intray.work_request WHERE queue_id = place.id AND state = 'busy') THEN
        RETURN '{"fresh":true}';
    END IF;
    IF intray.source_is_fresh(place) THEN
        PERFORM intray.serve_requests(place);
        RETURN '{"fresh":true}';
    END IF;
    BEGIN
        result := intray.keep_found(place);
    EXCEPTION
        WHEN query_canceled THEN
            IF clock_timestamp() < statement_timestamp() + longest * interval '1 second' - interval '50 milliseconds' THEN
                RAISE;
            END IF;
            RETURN intray.end_run(who, place, workstation, began, 'source_too_slow', '', SQLSTATE);
        WHEN transaction_rollback OR lock_not_available OR operator_intervention OR insufficient_resources THEN
            RAISE;
        WHEN OTHERS THEN
            RETURN intray.end_run(who, place, workstation, began, 'source_failed', SQLERRM, SQLSTATE);
    END;
    PERFORM pg_advisory_xact_lock(741006, place.id::integer);
    INSERT INTO intray.source_run (queue_id, started_at, finished_at, found, passed_over, "user", workstation,
                                   source_query)
    VALUES (place.id, began, intray.clock(), result.keys, result.passed_over, who.name, workstation,
            place.source_query);
    SELECT * INTO place FROM intray.queue WHERE id = place.id;
    PERFORM intray.serve_requests(place);
    RETURN json_build_object('found', result.keys, 'passed_over', result.passed_over)::text;
END
$fn$
