-- Writes a work request down, and serves it at once if the last result is still good. Said again under its lock, it
-- answers about the same request.
CREATE OR REPLACE FUNCTION intray.ask_for_work(queue text, count bigint, lock uuid, workstation text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
    place intray.queue;
    refused text;
    asked bigint;
BEGIN
    SELECT * INTO place FROM intray.queue AS wanted WHERE wanted.name = ask_for_work.queue;
    refused := intray.source_refused(who, place, queue);
    IF refused IS NOT NULL THEN
        RETURN refused;
    END IF;
    refused := intray.too_many(who, 'request', 20000);
    IF refused IS NOT NULL THEN
        RETURN refused;
    END IF;
    PERFORM 1 FROM intray.turn WHERE queue_id = place.id AND kind = 'serve' FOR NO KEY UPDATE;
    INSERT INTO intray.work_request (queue_id, lock_id, asked_at, requested, "user", workstation)
    VALUES (place.id, lock, intray.clock(), greatest(1, count), who.name, ask_for_work.workstation)
    ON CONFLICT ON CONSTRAINT asked_for_once DO NOTHING;
    IF place.paused <> 0 OR intray.source_is_fresh(place) THEN
        PERFORM intray.serve_requests(place);
    END IF;
    SELECT id INTO asked FROM intray.work_request WHERE lock_id = lock AND "user" = who.name;
    RETURN coalesce(intray.request_json(who, asked), intray.not_permitted('clerk'));
END
$fn$
