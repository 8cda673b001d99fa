-- Ends the transaction with the answer to a fenced write on a row that another program has taken over.
CREATE OR REPLACE FUNCTION intray.adopted_lock_lost(its intray.adopted, it intray.item) RETURNS void
LANGUAGE plpgsql AS $fn$
DECLARE
    seen jsonb := intray.read_adopted(its, it.key);
BEGIN
    RAISE EXCEPTION USING ERRCODE = 'IN001', MESSAGE = pg_catalog.jsonb_build_object(
        'refused', 'lock_lost', 'adopted', true, 'item', it.id, 'lock_user', seen ->> 'holder',
        'locked_at', CASE WHEN seen ->> 'holder' <> '' THEN intray.iso(pg_catalog.clock_timestamp()) END,
        'state', CASE WHEN seen ->> 'holder' <> '' THEN 'locked'
                      WHEN (seen ->> 'is_open')::boolean THEN 'open' ELSE 'done' END);
END
$fn$
