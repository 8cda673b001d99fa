CREATE OR REPLACE FUNCTION intray.finish(
    item bigint, lock uuid, kind text, operation uuid, record jsonb, search text, after bigint, reason text,
    workstation text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
SET plan_cache_mode = force_generic_plan AS $fn$
DECLARE
    who intray."user" := intray.me();
    answer text;
BEGIN
    IF NOT intray.may_work(who) THEN
        RETURN intray.not_permitted('clerk');
    END IF;
    answer := intray.finish_one(who, item, lock, kind, operation, record, search, after, reason, workstation,
                                pg_catalog.date_trunc('milliseconds', pg_catalog.clock_timestamp()), true);
    IF answer <> 'again' THEN
        RETURN answer;
    END IF;
    PERFORM intray.tell_change_of(item);
    RETURN pg_catalog.json_build_object('item', item, 'state', intray.state_after(kind))::text;
END
$fn$
