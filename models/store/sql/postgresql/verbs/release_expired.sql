-- Ends expired locks in these queues; how many. An item that has been tried too often fails. A row that its adopted
-- table refuses to give back stays as it is, and holds up no other.
CREATE OR REPLACE FUNCTION intray.release_expired(
    who intray."user", queues bigint[], most bigint, station text, at timestamptz) RETURNS bigint
LANGUAGE plpgsql AS $fn$
DECLARE
    expired record;
    given_up text;
    released bigint := 0;
BEGIN
    FOR expired IN
        SELECT item.id, item.queue_id, item.lock_id, item.lock_user, item.attempts,
               coalesce(item.attempts >= queue.attempts, false) AS is_exhausted
        FROM intray.queue
        JOIN intray.item ON item.queue_id = queue.id AND item.state = 'locked' AND item.expires_at <= at
        WHERE queue.id = ANY (queues)
        LIMIT most
        FOR NO KEY UPDATE OF item SKIP LOCKED
    LOOP
        IF EXISTS (SELECT 1 FROM intray.adopted_lock AS held WHERE held.item_id = expired.id) THEN
            BEGIN
                PERFORM intray.let_go(expired.id);
            EXCEPTION WHEN SQLSTATE 'IN001' THEN
                CONTINUE;
            END;
        END IF;
        UPDATE intray.item
        SET state = CASE WHEN expired.is_exhausted THEN 'failed' ELSE 'open' END, lock_user = NULL,
            lock_workstation = NULL, lock_id = NULL, locked_at = NULL, expires_at = NULL, change = change + 1
        WHERE id = expired.id;
        INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation, lock_id, detail)
        VALUES (expired.id, expired.queue_id, at, 'expired', who.name, station, expired.lock_id,
                pg_catalog.jsonb_build_object('holder', expired.lock_user));
        IF expired.is_exhausted THEN
            given_up := pg_catalog.format('Given up when its lock expired; it had been taken %s.',
                               CASE expired.attempts WHEN 1 THEN '1 time' ELSE expired.attempts || ' times' END);
            UPDATE intray.record SET error = given_up, finished_by = who.name, finished_at = at
            WHERE item_id = expired.id;
            INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation, detail)
            VALUES (expired.id, expired.queue_id, at, 'failed', who.name, station,
                    pg_catalog.jsonb_build_object('reason', given_up));
        END IF;
        PERFORM intray.tell_release(expired.queue_id, expired.id);
        released := released + 1;
    END LOOP;
    RETURN released;
END
$fn$
