-- Keeps what was learned of a queue: as something new, with which counting begins behind an event, or in the place of what
-- is counted already. Nothing is kept if fields of its records are keyed twice by now.
CREATE OR REPLACE FUNCTION intray.keep_learned(
    queue text, replaced bigint, fields jsonb, pairs jsonb, model text, records bigint, corrections bigint, behind bigint)
RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
    its_queue bigint;
BEGIN
    IF NOT who.roles && ARRAY['supervisor', 'worker'] THEN
        RETURN intray.not_permitted('supervisor');
    END IF;
    SELECT found.id INTO its_queue FROM intray.queue AS found WHERE found.name = keep_learned.queue;
    IF its_queue IS NULL OR NOT intray.may_read(who, its_queue) THEN
        RETURN intray.no_such_queue(queue);
    END IF;
    IF pg_catalog.length(model) > 100000000 THEN
        RETURN '{"refused":"text_too_long","what":"model","most":100000000}';
    END IF;
    IF pg_catalog.jsonb_typeof(fields) IS DISTINCT FROM 'array' OR pg_catalog.jsonb_array_length(fields) > 100
       OR pg_catalog.jsonb_typeof(pairs) IS DISTINCT FROM 'array' OR pg_catalog.jsonb_array_length(pairs) > 10000
       OR GREATEST(records, corrections) > 1000000000000
       OR behind > (SELECT figured.last_event FROM intray.figured) THEN
        RETURN '{"refused":"value_odd","what":"model"}';
    END IF;
    LOCK TABLE intray.learned IN ROW EXCLUSIVE MODE;
    IF intray.is_keyed_twice(its_queue) THEN
        RETURN '{}';
    END IF;
    IF replaced > 0 THEN
        UPDATE intray.learned AS known
        SET model = keep_learned.model, of_records = keep_learned.records, of_corrections = keep_learned.corrections
        WHERE known.id = replaced AND known.queue_id = its_queue;
    ELSE
        INSERT INTO intray.learned (queue_id, fields, pairs, model, of_records, of_corrections, last_event)
        VALUES (its_queue, fields, pairs, model, records, corrections, behind);
    END IF;
    RETURN '{}';
END
$fn$
