-- name: outcome_of
-- What became of an operation whose answer was lost. Nothing yet: a tombstone stands from now on, so it never will.
-- Waits for an operation that is still on its way. The pieces of a file that was to be attached so go.
CREATE OR REPLACE FUNCTION intray.outcome_of(operation uuid, workstation text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
    found_event intray.event;
    refusal text;
BEGIN
    IF NOT intray.may_work(who) THEN
        RETURN intray.not_permitted('clerk');
    END IF;
    refusal := intray.too_many(who, 'outcome', 20000);
    IF refusal IS NOT NULL THEN
        RETURN refusal;
    END IF;
    INSERT INTO intray.event (at, kind, "user", workstation, operation_id)
    VALUES (intray.clock(), 'tombstone', who.name, outcome_of.workstation, operation)
    ON CONFLICT (operation_id) WHERE operation_id IS NOT NULL DO NOTHING;
    IF NOT FOUND THEN
        SELECT * INTO found_event FROM intray.event WHERE operation_id = operation;
        IF found_event."user" <> who.name THEN
            RETURN intray.not_permitted(NULL);
        END IF;
        IF found_event.kind <> 'tombstone' THEN
            RETURN pg_catalog.json_build_object('event', intray.event_json(found_event))::text;
        END IF;
    END IF;
    PERFORM intray.drop_called_off_attachment(operation, who.name);
    RETURN '{"event":null}';
END
$fn$

-- name: event_json
-- A row of event_row.
CREATE OR REPLACE FUNCTION intray.event_json(event intray.event) RETURNS json LANGUAGE sql STABLE AS $fn$
    SELECT pg_catalog.json_build_object(
        'id', event.id, 'item_id', event.item_id, 'at', intray.iso(event.at), 'kind', event.kind, 'user', event."user",
        'workstation', event.workstation, 'lock_id', event.lock_id, 'operation_id', event.operation_id,
        'detail', event.detail)
$fn$
