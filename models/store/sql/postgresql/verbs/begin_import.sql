CREATE OR REPLACE FUNCTION intray.begin_import(queue text, source text, workstation text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
    at timestamptz := pg_catalog.date_trunc('milliseconds', pg_catalog.clock_timestamp());
    place bigint;
    begun bigint;
BEGIN
    IF NOT 'importer' = ANY (who.roles) THEN
        RETURN intray.not_permitted('importer');
    END IF;
    SELECT id INTO place FROM intray.queue AS wanted WHERE wanted.name = begin_import.queue;
    IF place IS NULL THEN
        RETURN intray.no_such_queue(queue);
    END IF;
    IF intray.is_adopted(place) THEN
        RETURN pg_catalog.json_build_object('refused', 'queue_is_adopted', 'queue', queue)::text;
    END IF;
    INSERT INTO intray.import (queue_id, source, state, "user", workstation, started_at, heard_at)
    VALUES (place, coalesce(begin_import.source, ''), 'staging', who.name, begin_import.workstation, at, at)
    ON CONFLICT DO NOTHING
    RETURNING id INTO begun;
    RETURN CASE WHEN begun IS NULL THEN '{"refused":"import_running"}'
                ELSE pg_catalog.json_build_object('import', begun)::text END;
END
$fn$
