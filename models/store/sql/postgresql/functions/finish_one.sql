-- Ends the work on one item. Null: done now. 'again': it was done before under the same operation. Else the refusal,
-- and nothing has changed. next_queues, if any, must all be there.
CREATE OR REPLACE FUNCTION intray.finish_one(
    who intray."user", item bigint, lock uuid, kind text, operation uuid, record jsonb, search text, after bigint,
    reason text, station text, next_queues jsonb, at timestamptz) RETURNS text LANGUAGE plpgsql AS $fn$
DECLARE
    work record;
    told intray.event_kind := CASE kind WHEN 'complete' THEN 'completed' WHEN 'return' THEN 'returned'
                                        WHEN 'dismiss' THEN 'dismissed' WHEN 'fail' THEN 'failed' END;
    refusal text;
BEGIN
    SELECT it.queue_id, it.lock_id, it.lock_user, it.lock_workstation, it.locked_at, it.expires_at,
           queue.name, queue.dispositions, queue.next_queue_id,
           EXISTS (SELECT 1 FROM intray.draft WHERE draft.item_id = it.id) AS has_draft,
           EXISTS (SELECT 1 FROM intray.event WHERE event.operation_id = operation) AS is_used
    INTO work
    FROM intray.item AS it
    JOIN intray.queue ON queue.id = it.queue_id
    WHERE it.id = finish_one.item;
    IF (work.lock_id = lock AND work.lock_user = who.name) IS NOT TRUE THEN
        RETURN coalesce(intray.earlier_answer(who, item, told, operation), intray.lock_lost(who, item));
    END IF;
    refusal := coalesce(
        intray.rule_broken(work.name, work.dispositions, kind, after, reason),
        CASE WHEN work.is_used THEN intray.earlier_answer(who, item, told, operation)
             WHEN next_queues <> jsonb_build_array(work.name)
             THEN intray.no_such_queue(intray.unknown_queue(next_queues)) END);
    IF refusal IS NOT NULL THEN
        RETURN refusal;
    END IF;
    UPDATE intray.item AS it
    SET state = intray.state_after(kind), lock_user = NULL, lock_workstation = NULL, lock_id = NULL,
        locked_at = NULL, expires_at = NULL, change = change + 1,
        available_at = CASE WHEN kind = 'return' AND after > 0 THEN finish_one.at + after * interval '1 second'
                            ELSE '-infinity' END
    WHERE it.id = finish_one.item AND it.lock_id IS NOT DISTINCT FROM lock;
    IF NOT FOUND THEN
        RETURN coalesce(intray.earlier_answer(who, item, told, operation), intray.lock_lost(who, item));
    END IF;
    INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation, lock_id, operation_id, detail)
    VALUES (finish_one.item, work.queue_id, finish_one.at, told, who.name, station, lock, operation,
            intray.finish_detail(reason, after))
    ON CONFLICT (operation_id) WHERE operation_id IS NOT NULL DO NOTHING;
    IF NOT FOUND THEN
        UPDATE intray.item AS it
        SET state = 'locked', available_at = '-infinity', lock_user = who.name, lock_id = lock,
            lock_workstation = work.lock_workstation, locked_at = work.locked_at, expires_at = work.expires_at
        WHERE it.id = finish_one.item;
        RETURN intray.earlier_answer(who, item, told, operation);
    END IF;
    IF kind <> 'return' OR record IS NOT NULL THEN
        UPDATE intray.record AS recorded
        SET current = coalesce(finish_one.record, current), search = coalesce(finish_one.search, recorded.search),
            error = CASE WHEN kind = 'return' THEN error ELSE nullif(reason, '') END,
            finished_by = CASE WHEN kind <> 'return' THEN who.name END,
            finished_at = CASE WHEN kind <> 'return' THEN finish_one.at END
        WHERE recorded.item_id = finish_one.item;
    END IF;
    IF work.has_draft THEN
        DELETE FROM intray.draft WHERE draft.item_id = finish_one.item AND draft."user" = who.name;
    END IF;
    IF kind = 'complete' AND work.next_queue_id IS NOT NULL THEN
        PERFORM intray.step_into_next_queue(who, item, work.next_queue_id, station, at);
    END IF;
    RETURN NULL;
END
$fn$
