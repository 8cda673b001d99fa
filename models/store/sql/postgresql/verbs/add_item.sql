CREATE OR REPLACE FUNCTION intray.add_item(
    queue text, key text, priority bigint, after bigint, record jsonb, search text, context jsonb, workstation text)
RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
    at timestamptz := pg_catalog.date_trunc('milliseconds', pg_catalog.clock_timestamp());
    place bigint;
    added bigint;
    refusal text;
BEGIN
    IF NOT who.roles && ARRAY['administrator', 'importer'] THEN
        RETURN intray.not_permitted('importer');
    END IF;
    IF intray.is_blank(key) THEN
        RETURN '{"refused":"key_blank"}';
    END IF;
    SELECT id INTO place FROM intray.queue AS wanted WHERE wanted.name = add_item.queue;
    IF place IS NULL THEN
        RETURN intray.no_such_queue(queue);
    END IF;
    IF intray.stands_in_table(place) THEN
        RETURN pg_catalog.json_build_object('refused', 'queue_is_adopted', 'queue', queue)::text;
    END IF;
    refusal := (SELECT coalesce(intray.record_refused(its, NULL, record, false), intray.beside_refused(its, search, context))
                FROM intray.queue AS its WHERE its.id = place);
    IF refusal IS NOT NULL THEN
        RETURN refusal;
    END IF;
    added := intray.insert_item(who, place, key, priority, after, record, search, context, at);
    IF added IS NULL THEN
        RETURN pg_catalog.json_build_object('refused', 'key_is_there', 'key', key, 'queue', queue)::text;
    END IF;
    INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation)
    VALUES (added, place, at, 'added', who.name, add_item.workstation);
    PERFORM intray.tell_change(place);
    RETURN pg_catalog.json_build_object('item', added)::text;
END
$fn$
