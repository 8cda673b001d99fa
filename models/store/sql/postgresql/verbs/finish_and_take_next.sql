-- One transaction and one round trip between two items. Sent again, it finishes nothing twice and gives what the next
-- lock holds. Nothing is looked after before the item is finished: its own lock may have expired.
CREATE OR REPLACE FUNCTION intray.finish_and_take_next(
    item bigint, lock uuid, kind text, operation uuid, record jsonb, search text, after bigint, reason text,
    workstation text, queues jsonb, next_lock uuid) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, intray, pg_temp
SET plan_cache_mode = force_generic_plan AS $fn$
DECLARE
    at timestamptz := date_trunc('milliseconds', clock_timestamp());
    seen intray.approach := intray.approach(queues ->> 0, at);
    who intray."user" := seen.who;
    queue intray.queue_to_take_from := seen.queue;
    answer text;
    next text;
BEGIN
    IF NOT intray.may_work(who) THEN
        RETURN intray.not_permitted('clerk');
    END IF;
    IF queue.id IS NULL OR jsonb_array_length(queues) > 1 AND intray.unknown_queue(queues) IS NOT NULL THEN
        RETURN intray.no_such_queue(intray.unknown_queue(queues));
    END IF;
    IF queue.ends_plainly AND queue.is_plain AND queue.is_open AND NOT queue.wants_care AND kind = 'complete'
            AND after = 0 AND coalesce(reason, '') = '' AND jsonb_array_length(queues) = 1 THEN
        answer := intray.finish_and_take_ahead(
            who, queues, queue, item, lock, operation, record, search, workstation, next_lock, at);
        IF answer IS NOT NULL THEN
            RETURN answer;
        END IF;
    END IF;
    answer := intray.finish_one(who, item, lock, kind, operation, record, search, after, reason, workstation, at);
    IF answer <> 'again' THEN
        RETURN answer;
    END IF;
    IF kind = 'return' THEN
        seen := intray.approach(queues ->> 0, at);
        queue := seen.queue;
    END IF;
    next := CASE WHEN answer IS NULL THEN intray.take_next(who, queues, queue, 1, next_lock, workstation, at)
                 ELSE intray.take_or_repeat(who, queues, queue, 1, next_lock, workstation, at) END;
    RETURN concat('{"finished":{"item":', item, ',"state":"', intray.state_after(kind), '"},"next":', next, '}');
END
$fn$
