-- A run that did not come to a result: everybody who waits is told why.
CREATE OR REPLACE FUNCTION intray.end_run(
    who intray."user", place intray.queue, station text, began timestamptz, why text, words text, code text)
RETURNS text LANGUAGE plpgsql AS $fn$
BEGIN
    PERFORM pg_advisory_xact_lock(741006, place.id::integer);
    INSERT INTO intray.source_run (queue_id, started_at, finished_at, "user", workstation, source_query, error)
    VALUES (place.id, began, intray.clock(), who.name, station, place.source_query, words);
    PERFORM intray.answer_request(asked.id, 0, why, words)
    FROM intray.work_request AS asked WHERE asked.queue_id = place.id AND asked.state = 'busy';
    PERFORM intray.tell_change(place.id);
    RETURN json_build_object('refused', why, 'words', words, 'state', code)::text;
END
$fn$
