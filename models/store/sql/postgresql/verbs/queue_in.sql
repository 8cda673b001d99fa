-- A queue's rules as they are sent; a truth value may come as one or as a number.
CREATE OR REPLACE FUNCTION intray.queue_in(rules jsonb) RETURNS intray.queue LANGUAGE plpgsql STABLE AS $fn$
DECLARE
    given intray.queue := pg_catalog.jsonb_populate_record(NULL::intray.queue, rules - 'paused' - 'id');
BEGIN
    given.title := coalesce(given.title, '');
    given.record_schema := coalesce(given.record_schema, '{}');
    given.source_fresh_seconds := coalesce(given.source_fresh_seconds, 60);
    given.paused := CASE WHEN rules ->> 'paused' IN ('true', '1') THEN 1 ELSE 0 END;
    given.blind_fields := coalesce(given.blind_fields, '[]');
    given.share := coalesce(given.share, 100);
    given.pause_message := coalesce(given.pause_message, '');
    given.reasons := coalesce(given.reasons, '{}');
    given.fields := coalesce(given.fields, '{}');
    given.required_fields := ARRAY(
        SELECT pg_catalog.jsonb_array_elements_text(
            CASE pg_catalog.jsonb_typeof(given.record_schema -> 'required')
            WHEN 'array' THEN given.record_schema -> 'required' ELSE '[]' END));
    given.largest_record := coalesce(given.largest_record, 1048576);
    given.largest_field := coalesce(given.largest_field, 1048576);
    given.other_hands := CASE WHEN rules ->> 'other_hands' = '1' OR given.blind_fields <> '[]' OR EXISTS (
        SELECT 1 FROM intray.queue AS keyed JOIN intray.queue AS decides ON decides.id = keyed.decide_queue_id
        WHERE decides.name = given.name) THEN 1 ELSE 0 END;
    given.doubtful_first := coalesce(given.doubtful_first, 0);
    given.decide_queue_id := (SELECT id FROM intray.queue WHERE name = rules ->> 'decide_queue');
    given.next_queue_id := (SELECT id FROM intray.queue WHERE name = rules ->> 'next_queue');
    RETURN given;
END
$fn$
