-- What a claim answers. No items: no lock either. In PL/pgSQL, because what names an argument twice is planned anew for
-- each call.
CREATE OR REPLACE FUNCTION intray.claim_json(
    requested bigint, lock uuid, items json, shortage text, held_by_others bigint, holder json,
    next_available timestamptz, at timestamptz) RETURNS text LANGUAGE plpgsql STABLE AS $fn$
BEGIN
    RETURN pg_catalog.json_build_object(
        'requested', requested, 'lock', CASE WHEN items IS NOT NULL THEN lock END,
        'items', coalesce(items, '[]'), 'shortage', shortage, 'held_by_others', held_by_others, 'holder', holder,
        'next_available', intray.iso(next_available), 'now', intray.iso(at))::text;
END
$fn$
