CREATE OR REPLACE FUNCTION intray.claim_next(queues jsonb, count bigint, lock uuid, workstation text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, intray, pg_temp
SET plan_cache_mode = force_generic_plan AS $fn$
DECLARE
    who intray."user" := intray.me();
    at timestamptz := date_trunc('milliseconds', clock_timestamp());
BEGIN
    IF NOT intray.may_work(who) THEN
        RETURN intray.not_permitted('clerk');
    END IF;
    PERFORM pg_advisory_xact_lock(hashtextextended(lock::text, 741003));
    RETURN intray.take_or_repeat(who, queues, intray.approach(who, queues ->> 0, at), greatest(1, count),
                                 lock, workstation, at);
END
$fn$
