-- A queue's rules as they are sent; a truth value may come as one or as a number.
CREATE OR REPLACE FUNCTION intray.queue_in(rules jsonb) RETURNS intray.queue LANGUAGE plpgsql STABLE AS $fn$
DECLARE
    given intray.queue := jsonb_populate_record(NULL::intray.queue, rules - 'paused' - 'id');
BEGIN
    given.title := coalesce(given.title, '');
    given.record_schema := coalesce(given.record_schema, '{}');
    given.source_fresh_seconds := coalesce(given.source_fresh_seconds, 60);
    given.paused := CASE WHEN rules ->> 'paused' IN ('true', '1') THEN 1 ELSE 0 END;
    given.next_queue_id := (SELECT id FROM intray.queue WHERE name = rules ->> 'next_queue');
    RETURN given;
END
$fn$
