-- Who holds an item; null columns where nobody does. The lock's id is for whoever holds it, and for those who answer for
-- all locks.
CREATE OR REPLACE FUNCTION intray.lock_json(who intray."user", item intray.item) RETURNS json LANGUAGE sql STABLE AS $fn$
    SELECT pg_catalog.json_build_object(
        'lock_id', CASE WHEN item.lock_user = (who).name OR (who).roles && ARRAY['supervisor', 'administrator', 'auditor']
                        THEN item.lock_id END,
        'lock_user', item.lock_user, 'lock_workstation', item.lock_workstation,
        'locked_at', intray.iso(item.locked_at), 'expires_at', intray.iso(item.expires_at))
$fn$
