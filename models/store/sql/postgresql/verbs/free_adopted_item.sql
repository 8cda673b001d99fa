-- What Intray knew of an item gives way to what the table says: its row was free, or is another program's.
CREATE OR REPLACE FUNCTION intray.free_adopted_item(who intray."user", it intray.item, station text, at timestamptz)
RETURNS void LANGUAGE plpgsql AS $fn$
BEGIN
    IF it.state = 'open' THEN
        RETURN;
    END IF;
    UPDATE intray.item AS freed
    SET state = 'open', lock_user = NULL, lock_workstation = NULL, lock_id = NULL, locked_at = NULL, expires_at = NULL,
        change = freed.change + 1
    WHERE freed.id = it.id;
    INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation, lock_id, detail)
    VALUES (it.id, it.queue_id, at,
            CASE it.state WHEN 'locked' THEN 'expired' ELSE 'reopened' END::intray.event_kind, who.name, station,
            it.lock_id, CASE it.state WHEN 'locked' THEN pg_catalog.jsonb_build_object('holder', it.lock_user) END);
    PERFORM intray.tell_release(it.queue_id, it.id);
END
$fn$
