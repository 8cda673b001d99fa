-- How a worker completes: with what its command made of the record. Sent again it answers as the first time and leaves
-- the result as it is.
CREATE OR REPLACE FUNCTION intray.complete_with_result(
    item bigint, lock uuid, operation uuid, record jsonb, search text, result jsonb, workstation text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
SET plan_cache_mode = force_generic_plan AS $fn$
DECLARE
    who intray."user" := intray.me();
    answer text;
BEGIN
    IF NOT intray.may_work(who) THEN
        RETURN intray.not_permitted('clerk');
    END IF;
    answer := intray.finish_one(who, item, lock, 'complete', operation, record, search, 0, NULL, workstation,
                                pg_catalog.date_trunc('milliseconds', pg_catalog.clock_timestamp()), false);
    IF answer IS NULL THEN
        UPDATE intray.record AS its SET result = complete_with_result.result
        WHERE its.item_id = complete_with_result.item;
    ELSIF answer <> 'again' THEN
        RETURN answer;
    END IF;
    PERFORM intray.tell_change_of(item);
    RETURN pg_catalog.json_build_object('item', item, 'state', 'done')::text;
END
$fn$
