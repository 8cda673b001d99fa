-- The answer to a fenced write that changed nothing: who has the item now, or what became of it.
CREATE OR REPLACE FUNCTION intray.lock_lost(who intray."user", lost bigint) RETURNS text LANGUAGE plpgsql AS $fn$
DECLARE
    it intray.item;
BEGIN
    SELECT * INTO it FROM intray.item WHERE id = lost AND state <> 'staged';
    IF it.id IS NULL OR NOT intray.may_see(who, it.queue_id) THEN
        RETURN intray.no_such_item(lost);
    END IF;
    RETURN (pg_catalog.jsonb_build_object('refused', 'lock_lost', 'item', it.id, 'state', it.state)
            || intray.lock_json(who, it)::jsonb)::text;
END
$fn$
