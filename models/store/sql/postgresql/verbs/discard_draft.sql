-- The user's own, of a dead lock too.
CREATE OR REPLACE FUNCTION intray.discard_draft(item bigint, lock uuid) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
BEGIN
    IF NOT intray.may_work(who) THEN
        RETURN intray.not_permitted('clerk');
    END IF;
    DELETE FROM intray.draft WHERE item_id = discard_draft.item AND lock_id = lock AND "user" = who.name;
    RETURN '{}';
END
$fn$
