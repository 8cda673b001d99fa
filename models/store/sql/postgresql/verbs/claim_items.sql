-- Takes the very items that were picked from a list: all of them, or none and why.
CREATE OR REPLACE FUNCTION intray.claim_items(items jsonb, lock uuid, workstation text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, intray, pg_temp
SET plan_cache_mode = force_generic_plan AS $fn$
DECLARE
    who intray."user" := intray.me();
    at timestamptz := date_trunc('milliseconds', clock_timestamp());
    wanted bigint[] := ARRAY(SELECT value::bigint FROM jsonb_array_elements_text(items));
    refusal text;
    held json;
BEGIN
    IF NOT intray.may_work(who) THEN
        RETURN intray.not_permitted('clerk');
    END IF;
    PERFORM pg_advisory_xact_lock(hashtextextended(lock::text, 741003));
    held := intray.items_of_lock(who, lock);
    IF held IS NULL THEN
        PERFORM 1 FROM intray.item WHERE id = ANY (wanted) ORDER BY id FOR NO KEY UPDATE;
        refusal := intray.picks_refused(who, wanted, lock, at);
        IF refusal IS NOT NULL THEN
            RETURN refusal;
        END IF;
        PERFORM intray.give(who, wanted, lock, workstation, at);
        PERFORM intray.tell_change(queue_id) FROM (
            SELECT DISTINCT queue_id FROM intray.item WHERE id = ANY (wanted)) AS touched;
        held := intray.items_of_lock(who, lock);
    END IF;
    RETURN intray.claim_json(cardinality(wanted), lock, held, 'none', 0, NULL, NULL, at);
END
$fn$
