-- A row of event_row.
CREATE OR REPLACE FUNCTION intray.event_json(event intray.event) RETURNS json LANGUAGE sql STABLE AS $fn$
    SELECT pg_catalog.json_build_object(
        'id', event.id, 'item_id', event.item_id, 'at', intray.iso(event.at), 'kind', event.kind, 'user', event."user",
        'workstation', event.workstation, 'lock_id', event.lock_id, 'operation_id', event.operation_id,
        'detail', event.detail)
$fn$
