-- The item of the step before opens again, with the record as it is there, unless somebody has opened it already. It
-- waits until the sending back can no longer be taken back.
CREATE OR REPLACE FUNCTION intray.step_back(
    who intray."user", sent bigint, before bigint, reason text, station text, at timestamptz) RETURNS void
LANGUAGE plpgsql AS $fn$
DECLARE
    opened bigint;
BEGIN
    UPDATE intray.item SET sent_back_by = who.name, sent_back_reason = reason, change = change + 1 WHERE id = before;
    UPDATE intray.item SET state = 'open', available_at = at + interval '10 seconds'
    WHERE id = before AND state = 'done' AND is_sent_back IS NULL
    RETURNING queue_id INTO opened;
    IF opened IS NULL THEN
        RETURN;
    END IF;
    PERFORM intray.keep_earlier_record(before);
    UPDATE intray.record SET error = NULL, finished_by = NULL, finished_at = NULL WHERE item_id = before;
    INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation, detail)
    VALUES (before, opened, at, 'reopened', who.name, station,
            pg_catalog.jsonb_build_object('from_item', sent, 'reason', reason, 'by', who.name));
    PERFORM intray.tell_change(opened);
END
$fn$
