-- The holder has taken or refused these fields of what is proposed: they are not offered again.
CREATE OR REPLACE FUNCTION intray.settle_proposal(item bigint, lock uuid, fields jsonb) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
BEGIN
    IF NOT intray.may_work(who) THEN
        RETURN intray.not_permitted('clerk');
    END IF;
    PERFORM 1 FROM intray.item AS it
    WHERE it.id = settle_proposal.item AND it.lock_id IS NOT DISTINCT FROM lock
      AND it.lock_user IS NOT DISTINCT FROM who.name
    FOR SHARE;
    IF NOT FOUND THEN
        RETURN intray.lock_lost(who, item);
    END IF;
    UPDATE intray.proposal AS offered
    SET content = offered.content - ARRAY(SELECT value FROM pg_catalog.jsonb_array_elements_text(fields))
    WHERE offered.item_id = settle_proposal.item;
    RETURN '{}';
END
$fn$
