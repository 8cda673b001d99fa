-- What to answer when an item could not be finished: 'again', or the refusal.
CREATE OR REPLACE FUNCTION intray.why_not_finished(
    who intray."user", item bigint, lock uuid, kind text, told intray.event_kind, operation uuid, after bigint,
    reason text) RETURNS text LANGUAGE plpgsql AS $fn$
DECLARE
    work record;
BEGIN
    SELECT it.lock_id, it.lock_user, it.from_item_id, queue.name, queue.dispositions INTO work
    FROM intray.item AS it
    JOIN intray.queue ON queue.id = it.queue_id
    WHERE it.id = why_not_finished.item;
    IF (work.lock_id = lock AND work.lock_user = who.name) IS NOT TRUE THEN
        RETURN coalesce(intray.earlier_answer(who, item, told, operation), intray.lock_lost(who, item));
    END IF;
    RETURN coalesce(intray.rule_broken(work.name, work.dispositions, kind, after, reason, work.from_item_id),
                    intray.earlier_answer(who, item, told, operation),
                    intray.lock_lost(who, item));
END
$fn$
