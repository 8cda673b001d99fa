-- Keeps what was learned of a queue about its duplicates, unless fields of its records are keyed twice by now; the keys of
-- its records come behind an event.
CREATE OR REPLACE FUNCTION intray.keep_duplicate_model(queue text, model text, records bigint, behind bigint) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
    its_queue bigint;
BEGIN
    IF NOT who.roles && ARRAY['supervisor', 'worker'] THEN
        RETURN intray.not_permitted('supervisor');
    END IF;
    SELECT found.id INTO its_queue FROM intray.queue AS found WHERE found.name = keep_duplicate_model.queue;
    IF its_queue IS NULL OR NOT intray.may_read(who, its_queue) THEN
        RETURN intray.no_such_queue(coalesce(queue, ''));
    ELSIF model IS NULL OR records IS NULL OR behind IS NULL THEN
        RETURN '{"refused":"value_odd","what":"model"}';
    ELSIF pg_catalog.length(model) > 100000000 THEN
        RETURN '{"refused":"text_too_long","what":"model","most":100000000}';
    END IF;
    LOCK TABLE intray.duplicate_model IN ROW EXCLUSIVE MODE;
    IF NOT intray.is_keyed_twice(its_queue) THEN
        INSERT INTO intray.duplicate_model (queue_id, model, of_records, last_event)
        VALUES (its_queue, model, records, behind);
    END IF;
    RETURN '{}';
END
$fn$
