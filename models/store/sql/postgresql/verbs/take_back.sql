-- Undoes this user's finishing of an item within ten seconds, if nothing has happened to the item since. It is locked
-- again, with the values it was finished with. Sent again with the same lock it answers with what that lock holds.
CREATE OR REPLACE FUNCTION intray.take_back(item bigint, operation uuid, lock uuid, workstation text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, intray, pg_temp
SET plan_cache_mode = force_generic_plan AS $fn$
DECLARE
    who intray."user" := intray.me();
    at timestamptz := date_trunc('milliseconds', clock_timestamp());
    it intray.item;
    last record;
BEGIN
    IF NOT intray.may_work(who) THEN
        RETURN intray.not_permitted('clerk');
    END IF;
    SELECT * INTO it FROM intray.item AS found
    WHERE found.id = take_back.item AND found.state <> 'staged' FOR NO KEY UPDATE;
    IF it.id IS NULL THEN
        RETURN intray.no_such_item(item);
    END IF;
    IF it.lock_id = lock AND it.lock_user = who.name THEN
        RETURN intray.claim_json(1, lock, intray.items_of_lock(who, lock), 'none', 0, NULL, NULL, at);
    END IF;
    SELECT event.id, event.kind, event.operation_id, event."user", event.at INTO last FROM intray.event
    WHERE event.item_id = take_back.item ORDER BY event.id DESC LIMIT 1;
    IF (last.operation_id = operation AND last."user" = who.name AND last.at >= at - interval '10 seconds'
            AND it.state <> 'locked') IS NOT TRUE
            OR NOT intray.withdraw_step(who, it, last.id, last.kind, workstation, at) THEN
        RETURN '{"refused":"too_late"}';
    END IF;
    UPDATE intray.item AS back
    SET state = 'locked', available_at = '-infinity', lock_user = who.name, lock_workstation = workstation,
        lock_id = lock, locked_at = at, expires_at = at + queue.lock_seconds * interval '1 second',
        is_sent_back = NULL, change = back.change + 1
    FROM intray.queue
    WHERE back.id = take_back.item AND queue.id = back.queue_id;
    PERFORM intray.keep_earlier_record(take_back.item);
    UPDATE intray.record SET error = NULL, finished_by = NULL, finished_at = NULL WHERE item_id = take_back.item;
    IF it.state <> 'open' THEN
        INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation, lock_id)
        VALUES (it.id, it.queue_id, at,
                CASE last.kind WHEN 'completed' THEN 'taken_back' ELSE 'reopened' END::intray.event_kind,
                who.name, take_back.workstation, lock);
    END IF;
    INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation, lock_id)
    VALUES (it.id, it.queue_id, at, 'claimed', who.name, take_back.workstation, lock);
    PERFORM intray.tell_change(it.queue_id);
    RETURN intray.claim_json(1, lock, intray.items_of_lock(who, lock), 'none', 0, NULL, NULL, at);
END
$fn$
