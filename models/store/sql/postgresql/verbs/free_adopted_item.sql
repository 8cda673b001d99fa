-- What Intray knew of an item gives way to what the table says: its row was free, or is another program's. What was
-- finished is open again as reopen_one opens it, and its tries count anew.
CREATE OR REPLACE FUNCTION intray.free_adopted_item(who intray."user", it intray.item, station text, at timestamptz)
RETURNS void LANGUAGE plpgsql AS $fn$
DECLARE
    -- A lock that was over before has expired; else whoever ended it did so in another program.
    told intray.event_kind := CASE WHEN it.state <> 'locked' THEN 'reopened' WHEN it.expires_at <= at THEN 'expired'
                                   ELSE 'released' END;
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
    INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation, lock_id, detail)
    VALUES (it.id, it.queue_id, at, told, CASE told WHEN 'released' THEN it.lock_user ELSE who.name END,
            CASE told WHEN 'released' THEN '' ELSE station END, it.lock_id,
            CASE told WHEN 'reopened' THEN NULL
                      WHEN 'expired' THEN pg_catalog.jsonb_build_object('holder', it.lock_user)
                      ELSE pg_catalog.jsonb_build_object('holder', it.lock_user, 'in_table', true) END);
    PERFORM intray.tell_release(it.queue_id, it.id);
END
$fn$
