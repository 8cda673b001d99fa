-- name: adopted_lock_lost
-- Ends the transaction with the answer to a fenced write on a row whose lock another program has changed.
CREATE OR REPLACE FUNCTION intray.adopted_lock_lost(its intray.adopted, it intray.item) RETURNS void
LANGUAGE plpgsql AS $fn$
BEGIN
    RAISE EXCEPTION USING ERRCODE = 'IN001', MESSAGE = intray.loss_in_table(its, it, it.lock_user)::text;
END
$fn$

-- name: loss_in_table
-- Why a lock of this user holds a row no more, as its table says.
CREATE OR REPLACE FUNCTION intray.loss_in_table(its intray.adopted, it intray.item, me text) RETURNS jsonb
LANGUAGE plpgsql AS $fn$
DECLARE
    seen jsonb := intray.read_adopted(its, it.key);
    holder text := CASE WHEN pg_catalog.lower(pg_catalog.btrim(seen ->> 'holder')) <> coalesce(pg_catalog.lower(me), '')
                        THEN nullif(seen ->> 'holder', '') END;
BEGIN
    RETURN pg_catalog.jsonb_build_object(
        'refused', 'lock_lost', 'adopted', true, 'item', it.id, 'lock_user', coalesce(holder, ''),
        'locked_at', CASE WHEN holder IS NOT NULL THEN intray.iso(pg_catalog.clock_timestamp()) END)
        || CASE WHEN holder IS NOT NULL THEN '{"state": "locked"}'
                WHEN seen IS NULL THEN '{"state": "done", "row": "gone"}'
                WHEN (seen ->> 'is_open')::boolean THEN '{"state": "open", "row": "ended"}'
                ELSE '{"state": "done", "row": "closed"}' END::jsonb;
END
$fn$
