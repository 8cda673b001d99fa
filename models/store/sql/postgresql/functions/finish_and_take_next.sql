-- One transaction and one round trip between two items. Sent again, it finishes nothing twice and gives what the next
-- lock holds.
CREATE OR REPLACE FUNCTION intray.finish_and_take_next(
    item bigint, lock uuid, kind text, operation uuid, record jsonb, search text, after bigint, reason text,
    workstation text, queues jsonb, next_lock uuid) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, intray, pg_temp
SET plan_cache_mode = force_generic_plan AS $fn$
DECLARE
    who intray."user" := intray.me();
    at timestamptz := date_trunc('milliseconds', clock_timestamp());
    answer text;
    next text;
BEGIN
    IF NOT intray.may_work(who) THEN
        RETURN intray.not_permitted('clerk');
    END IF;
    answer := intray.finish_one(who, item, lock, kind, operation, record, search, after, reason, workstation,
                                queues, at);
    IF answer <> 'again' THEN
        RETURN answer;
    END IF;
    next := CASE WHEN answer IS NULL THEN intray.take_next(who, queues, 1, next_lock, workstation, at)
                 ELSE intray.take_or_repeat(who, queues, 1, next_lock, workstation, at) END;
    RETURN concat('{"finished":{"item":', item, ',"state":"', intray.state_after(kind), '"},"next":', next, '}');
END
$fn$
