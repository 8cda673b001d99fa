-- One transaction and one round trip between two items. Sent again, it finishes nothing twice and gives what the next
-- lock holds. Nothing is looked after before the item is finished: its own lock may have expired.
CREATE OR REPLACE FUNCTION intray.finish_and_take_next(
    item bigint, lock uuid, kind text, operation uuid, record jsonb, search text, after bigint, reason text,
    workstation text, queues jsonb, next_lock uuid) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, intray, pg_temp
SET plan_cache_mode = force_generic_plan AS $fn$
DECLARE
    who intray."user" := intray.me();
    at timestamptz := date_trunc('milliseconds', clock_timestamp());
    queue intray.queue_to_take_from;
    answer text;
    next text;
BEGIN
    IF NOT intray.may_work(who) THEN
        RETURN intray.not_permitted('clerk');
    END IF;
    queue := intray.approach(who, queues ->> 0, at);
    IF queue.id IS NULL OR jsonb_array_length(queues) > 1 AND intray.unknown_queue(queues) IS NOT NULL THEN
        RETURN intray.no_such_queue(intray.unknown_queue(queues));
    END IF;
    answer := intray.finish_one(who, item, lock, kind, operation, record, search, after, reason, workstation, at);
    IF answer <> 'again' THEN
        RETURN answer;
    END IF;
    IF kind = 'return' THEN
        queue := intray.approach(who, queues ->> 0, at);
    END IF;
    next := CASE WHEN answer IS NULL THEN intray.take_next(who, queues, queue, 1, next_lock, workstation, at)
                 ELSE intray.take_or_repeat(who, queues, queue, 1, next_lock, workstation, at) END;
    RETURN concat('{"finished":{"item":', item, ',"state":"', intray.state_after(kind), '"},"next":', next, '}');
END
$fn$
