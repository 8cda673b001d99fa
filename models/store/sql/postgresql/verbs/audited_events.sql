-- name: audited_events
-- The history in the order of the items with the lock ids, for those who may know all of them.
CREATE OR REPLACE FUNCTION intray.audited_events(after_item bigint, after_event bigint, most bigint)
RETURNS TABLE (id bigint, item_id bigint, at text, kind text, "user" text, workstation text, lock_id uuid,
               operation_id uuid, detail jsonb) LANGUAGE plpgsql STABLE
SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET plan_cache_mode = force_custom_plan AS $fn$
BEGIN
    IF intray.i_am('supervisor', 'administrator', 'auditor') THEN
        RETURN QUERY
            SELECT told.id, told.item_id, intray.iso(told.at), told.kind::text, told."user", told.workstation,
                   told.lock_id, told.operation_id, intray.whole_detail(told)
            FROM intray.event AS told
            WHERE told.item_id >= after_item AND (told.item_id, told.id) > (after_item, after_event)
            ORDER BY told.item_id, told.id
            LIMIT most;
    END IF;
END
$fn$

-- name: whole_detail
-- The detail with the digest of the record, as the other engines keep it.
CREATE OR REPLACE FUNCTION intray.whole_detail(told intray.event) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $fn$
    SELECT CASE WHEN told.digest IS NULL THEN told.detail
                ELSE coalesce(told.detail, '{}') || pg_catalog.jsonb_build_object('digest', told.digest) END
$fn$
