-- The answer to a fenced write that changed nothing: who has the item now, or what became of it.
CREATE OR REPLACE FUNCTION intray.lock_lost(who intray."user", lost bigint) RETURNS text LANGUAGE plpgsql AS $fn$
DECLARE
    it intray.item;
    its intray.adopted;
BEGIN
    SELECT * INTO it FROM intray.item WHERE id = lost AND state <> 'staged';
    IF it.id IS NULL OR NOT intray.may_see(who, it.queue_id) THEN
        RETURN intray.no_such_item(lost);
    END IF;
    SELECT * INTO its FROM intray.adopted WHERE queue_id = it.queue_id;
    IF its.queue_id IS NOT NULL AND (it.state = 'open' OR pg_catalog.lower(it.lock_user) = pg_catalog.lower(who.name)) THEN
        RETURN intray.loss_in_table(its, it, who.name);
    END IF;
    RETURN (pg_catalog.jsonb_build_object('refused', 'lock_lost', 'item', it.id, 'state', it.state)
            || intray.lock_json(who, it)::jsonb)::text;
END
$fn$
