-- Who holds an item; null columns where nobody does.
CREATE OR REPLACE FUNCTION intray.lock_json(item intray.item) RETURNS json LANGUAGE sql STABLE AS $fn$
    SELECT pg_catalog.json_build_object(
        'lock_id', item.lock_id, 'lock_user', item.lock_user, 'lock_workstation', item.lock_workstation,
        'locked_at', intray.iso(item.locked_at), 'expires_at', intray.iso(item.expires_at))
$fn$
