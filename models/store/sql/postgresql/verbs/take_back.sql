-- name: take_back
-- Undoes this user's finishing of an item, if nothing has happened to the item since: within ten seconds the operation
-- that is named, and without one whatever ended it, within the time for which the queue lets people reopen their own. It is
-- locked again, with the values it was finished with. Sent again with the same lock it answers with what that lock holds.
CREATE OR REPLACE FUNCTION intray.take_back(item bigint, operation uuid, lock uuid, workstation text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
SET plan_cache_mode = force_generic_plan AS $fn$
DECLARE
    who intray."user" := intray.me();
    at timestamptz := pg_catalog.date_trunc('milliseconds', pg_catalog.clock_timestamp());
    it intray.item;
    last record;
    refused text;
BEGIN
    IF NOT intray.may_work(who) THEN
        RETURN intray.not_permitted('clerk');
    END IF;
    SELECT * INTO it FROM intray.item AS found
    WHERE found.id = take_back.item AND found.state <> 'staged' FOR NO KEY UPDATE;
    IF it.id IS NULL OR NOT intray.may_see(who, it.queue_id) THEN
        RETURN intray.no_such_item(item);
    END IF;
    IF it.lock_id = lock AND it.lock_user = who.name THEN
        RETURN intray.claim_json(1, lock, intray.items_of_lock(who, lock), 'none', 0, NULL, NULL, at);
    END IF;
    SELECT event.id, event.kind, event.operation_id, event."user", event.at INTO last FROM intray.event
    WHERE event.item_id = take_back.item AND event.kind NOT IN ('noted', 'absorbed', 'told_apart', 'attached') ORDER BY event.id DESC LIMIT 1;
    IF operation IS NULL THEN
        refused := intray.reopening_own_refused(who, it, lock, last.kind, last."user", last.at, at);
    ELSIF (last.operation_id = operation AND last."user" = who.name AND last.at >= at - interval '10 seconds'
            AND it.state <> 'locked') IS NOT TRUE THEN
        refused := '{"refused":"too_late"}';
    END IF;
    refused := coalesce(refused, intray.too_many_returns(who, 1));
    IF refused IS NULL AND NOT intray.withdraw_step(who, it, last.id, last.kind, workstation, at) THEN
        refused := '{"refused":"another_step_at_work"}';
    END IF;
    IF refused IS NOT NULL THEN
        RETURN refused;
    END IF;
    UPDATE intray.item AS back
    SET state = 'locked', available_at = '-infinity', lock_user = who.name, lock_workstation = workstation,
        lock_id = lock, locked_at = at, expires_at = at + queue.lock_seconds * interval '1 second',
        is_sent_back = NULL, change = back.change + 1
    FROM intray.queue
    WHERE back.id = take_back.item AND queue.id = back.queue_id;
    PERFORM intray.keep_earlier_record(take_back.item);
    DELETE FROM intray.asked_back WHERE asked_back.item_id = take_back.item;
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

-- name: reopening_own_refused
-- Why a user may not reopen an item that they finished, or not now; null: as far as the item itself goes they may.
CREATE OR REPLACE FUNCTION intray.reopening_own_refused(
    who intray."user", it intray.item, lock uuid, kind intray.event_kind, by_whom text, told_at timestamptz, at timestamptz)
RETURNS text LANGUAGE plpgsql AS $fn$
DECLARE
    its intray.queue;
    until timestamptz;
    shortage text;
BEGIN
    SELECT * INTO its FROM intray.queue WHERE id = it.queue_id;
    until := told_at + its.reopen_own_seconds * interval '1 second';
    IF it.state NOT IN ('done', 'failed', 'dismissed') THEN
        RETURN '{"refused":"not_finished"}';
    ELSIF by_whom IS DISTINCT FROM who.name OR NOT EXISTS (
            SELECT 1 FROM intray.event_rule AS rule
            WHERE rule.kind = reopening_own_refused.kind::text AND rule.effect = 'ends_lock' AND rule.state <> 'open') THEN
        RETURN '{"refused":"finished_by_other"}';
    ELSIF until IS NULL THEN
        RETURN '{"refused":"reopens_no_own"}';
    ELSIF until < at THEN
        RETURN pg_catalog.json_build_object('refused', 'reopened_until', 'until', intray.iso(until))::text;
    ELSIF EXISTS (SELECT 1 FROM intray.item AS step WHERE step.from_item_id = it.id AND step.assigned_to IS NOT NULL) THEN
        RETURN '{"refused":"another_step_at_work"}';
    END IF;
    shortage := CASE WHEN NOT intray.may_take(who, its.id) THEN 'not_permitted'
                     WHEN its.paused <> 0 THEN 'paused'
                     WHEN intray.free_locks(who, its.id, its.locks_per_user) <= 0 THEN 'lock_limit'
                     WHEN it.assigned_to NOT IN (SELECT intray.names_of(who.name, its.id))
                         AND NOT 'supervisor' = ANY (who.roles) THEN 'for_somebody_else' END;
    RETURN CASE WHEN shortage IS NOT NULL THEN intray.claim_json(1, lock, NULL, shortage, 0, NULL, NULL, at) END;
END
$fn$

-- name: withdraw_step
-- Takes back what the end of an item did to other steps; false: somebody has had it meanwhile, or what would go
-- with it (a note, a file, for whom it is) is somebody's work. A record that is sealed stays so: whoever has the item again sees
-- it, and nobody who may key it a second time must.
CREATE OR REPLACE FUNCTION intray.withdraw_step(
    who intray."user", ended intray.item, ending bigint, kind intray.event_kind, station text, at timestamptz)
RETURNS boolean LANGUAGE plpgsql AS $fn$
DECLARE
    other intray.item;
    told bigint;
    is_new boolean;
BEGIN
    IF kind NOT IN ('completed', 'sent_back') THEN
        RETURN true;
    END IF;
    SELECT step.* INTO other FROM intray.item AS step
    WHERE CASE kind WHEN 'completed' THEN step.from_item_id = ended.id ELSE step.id = ended.from_item_id END
      AND EXISTS (SELECT 1 FROM intray.event
                  WHERE event.item_id = step.id AND event.id > ending
                    AND event.kind = CASE withdraw_step.kind WHEN 'completed' THEN 'added'
                                                             ELSE 'reopened' END::intray.event_kind)
    FOR UPDATE;
    is_new := kind = 'completed' AND other.attempts = 0;
    SELECT pg_catalog.count(*) INTO told FROM intray.event
    WHERE event.item_id = other.id AND event.id > ending
      AND (is_new AND event.kind IN ('noted', 'attached') OR event.kind::text NOT IN (
          SELECT rule.kind FROM intray.event_rule AS rule
          WHERE effect IN ('moves', 'none') AND rule.kind NOT IN ('absorbed', 'told_apart')));
    IF other.id IS NOT NULL AND (other.state <> 'open' OR told > 1 OR is_new AND other.assigned_to IS NOT NULL) THEN
        RETURN false;
    END IF;
    IF kind = 'sent_back' THEN
        IF other.id IS NOT NULL THEN
            PERFORM intray.close_step(who, other.id, false, station, at);
        END IF;
        RETURN true;
    END IF;
    DELETE FROM intray.keying WHERE keying.item_id = ended.id;
    UPDATE intray.keying SET decided_value = NULL, decided_by = NULL, decided_at = NULL
    WHERE keying.item_id = ended.from_item_id;
    IF is_new THEN
        INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation)
        VALUES (other.id, other.queue_id, at, 'withdrawn', who.name, station);
        DELETE FROM intray.record WHERE record.item_id = other.id;
        DELETE FROM intray.item WHERE item.id = other.id;
        PERFORM intray.tell_change(other.queue_id);
    ELSIF other.id IS NOT NULL THEN
        PERFORM intray.close_step(who, other.id, true, station, at);
    END IF;
    RETURN true;
END
$fn$

-- name: close_step
-- What was opened again for another step is done as before.
CREATE OR REPLACE FUNCTION intray.close_step(
    who intray."user", opened bigint, sent_back boolean, station text, at timestamptz) RETURNS void
LANGUAGE plpgsql AS $fn$
DECLARE
    closed bigint;
BEGIN
    UPDATE intray.item
    SET state = 'done', available_at = '-infinity', is_sent_back = nullif(sent_back, false), sent_back_by = NULL,
        sent_back_reason = NULL, change = change + 1
    WHERE id = opened
    RETURNING queue_id INTO closed;
    UPDATE intray.record SET finished_by = ended."user", finished_at = ended.at
    FROM (SELECT event."user", event.at FROM intray.event
          JOIN intray.event_rule AS rule ON rule.kind = event.kind::text
          WHERE event.item_id = opened AND rule.effect = 'ends_lock' AND rule.state = 'done'
          ORDER BY event.id DESC LIMIT 1) AS ended
    WHERE record.item_id = opened;
    INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation)
    VALUES (opened, closed, close_step.at, 'withdrawn', who.name, station);
    PERFORM intray.tell_change(closed);
END
$fn$
