-- name: free_adopted_item
-- What Intray knew of an item gives way to what the table says: its row was free, or is another program's. What was
-- finished is open again as reopen_one opens it, and its tries count anew.
CREATE OR REPLACE FUNCTION intray.free_adopted_item(who intray."user", it intray.item, station text, at timestamptz)
RETURNS void LANGUAGE plpgsql AS $fn$
DECLARE
    told text := CASE WHEN it.state <> 'locked' THEN 'reopened' ELSE 'freed' END;
BEGIN
    IF it.state = 'open' THEN
        RETURN;
    END IF;
    UPDATE intray.item AS freed
    SET state = 'open', lock_user = NULL, lock_workstation = NULL, lock_id = NULL, locked_at = NULL, expires_at = NULL,
        attempts = CASE told WHEN 'reopened' THEN 0 ELSE freed.attempts END,
        sent_back_by = CASE WHEN told <> 'reopened' THEN freed.sent_back_by END,
        sent_back_reason = CASE WHEN told <> 'reopened' THEN freed.sent_back_reason END,
        is_sent_back = CASE WHEN told <> 'reopened' THEN freed.is_sent_back END,
        change = freed.change + 1
    WHERE freed.id = it.id;
    UPDATE intray.record SET error = NULL, finished_by = NULL, finished_at = NULL
    WHERE item_id = it.id AND told = 'reopened';
    PERFORM intray.tell_end_of(who, it, station, at);
    PERFORM intray.tell_release(it.queue_id, it.id);
END
$fn$

-- name: tell_end_of
-- How an item of an adopted table came out of what it was. A lock that was over before has expired; else whoever ended it
-- did so in another program.
CREATE OR REPLACE FUNCTION intray.tell_end_of(who intray."user", it intray.item, station text, at timestamptz)
RETURNS void LANGUAGE plpgsql AS $fn$
DECLARE
    told intray.event_kind := CASE WHEN it.state <> 'locked' THEN 'reopened' WHEN it.expires_at <= at THEN 'expired'
                                   ELSE 'released' END;
BEGIN
    INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation, lock_id, detail)
    VALUES (it.id, it.queue_id, at, told, CASE told WHEN 'released' THEN it.lock_user ELSE who.name END,
            CASE told WHEN 'released' THEN '' ELSE station END, it.lock_id,
            CASE told WHEN 'reopened' THEN NULL
                      WHEN 'expired' THEN pg_catalog.jsonb_build_object('holder', it.lock_user)
                      ELSE pg_catalog.jsonb_build_object('holder', it.lock_user, 'in_table', true) END);
END
$fn$

-- name: lose_adopted_item
-- The same for a lock that does not stand in the table any more, with the row as the table has it now. Where it was
-- Intray's own, the last of as many as the queue allows, and nobody has gone on with the row, the item fails.
CREATE OR REPLACE FUNCTION intray.lose_adopted_item(
    who intray."user", it intray.item, seen jsonb, station text, at timestamptz) RETURNS void LANGUAGE plpgsql AS $fn$
DECLARE
    given_up text := pg_catalog.format('Given up when another program had ended its lock; it had been taken %s.',
                                       CASE it.attempts WHEN 1 THEN '1 time' ELSE it.attempts || ' times' END);
BEGIN
    IF it.state <> 'locked' OR it.lock_workstation = '' OR (seen ->> 'is_open')::boolean IS NOT TRUE
            OR coalesce(seen ->> 'holder', '') <> ''
            OR NOT EXISTS (SELECT 1 FROM intray.queue WHERE id = it.queue_id AND it.attempts >= attempts) THEN
        PERFORM intray.free_adopted_item(who, it, station, at);
        RETURN;
    END IF;
    UPDATE intray.item
    SET state = 'failed', lock_user = NULL, lock_workstation = NULL, lock_id = NULL, locked_at = NULL, expires_at = NULL,
        change = change + 1
    WHERE id = it.id;
    PERFORM intray.tell_end_of(who, it, station, at);
    UPDATE intray.record SET error = given_up, finished_by = who.name, finished_at = at WHERE item_id = it.id;
    INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation, detail)
    VALUES (it.id, it.queue_id, at, 'failed', who.name, station, pg_catalog.jsonb_build_object('reason', given_up));
    PERFORM intray.tell_release(it.queue_id, it.id);
END
$fn$
