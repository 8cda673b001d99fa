CREATE OR REPLACE FUNCTION intray.claim_next(queues jsonb, count bigint, lock uuid, workstation text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
SET plan_cache_mode = force_generic_plan AS $fn$
DECLARE
    at timestamptz := pg_catalog.date_trunc('milliseconds', pg_catalog.clock_timestamp());
    seen intray.approach := intray.approach(queues ->> 0, at);
BEGIN
    IF NOT intray.may_work(seen.who) THEN
        RETURN intray.not_permitted('clerk');
    END IF;
    PERFORM pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(lock::text, CLAIM_LOCKS));
    RETURN intray.take_or_repeat(seen.who, queues, seen.queue, greatest(1, count), lock, workstation, at);
END
$fn$
