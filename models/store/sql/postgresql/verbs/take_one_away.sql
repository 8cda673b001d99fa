-- Ends the lock of an item that is locked as a row, and hands the item on if there is an heir.
CREATE OR REPLACE FUNCTION intray.take_one_away(
    who intray."user", it intray.item, reason text, heir intray."user", drafts boolean, lock uuid, station text,
    heir_station text, at timestamptz) RETURNS void LANGUAGE plpgsql AS $fn$
BEGIN
    INSERT INTO intray.proposal AS known (item_id, "user", content, typed_at, given_by)
    SELECT draft.item_id, draft."user", draft.content, draft.saved_at, who.name
    FROM intray.draft WHERE drafts AND draft.item_id = it.id AND draft.lock_id = it.lock_id
    ON CONFLICT (item_id) DO UPDATE
    SET "user" = excluded."user", content = excluded.content, typed_at = excluded.typed_at,
        given_by = excluded.given_by;
    PERFORM intray.let_go(it.id);
    UPDATE intray.item AS freed
    SET state = 'open', lock_user = NULL, lock_workstation = NULL, lock_id = NULL, locked_at = NULL,
        expires_at = NULL, change = freed.change + 1
    WHERE freed.id = it.id;
    INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation, lock_id, detail)
    VALUES (it.id, it.queue_id, at, 'released', who.name, station, it.lock_id,
            jsonb_strip_nulls(jsonb_build_object('reason', reason, 'holder', it.lock_user, 'to', heir.name)));
    IF heir.name IS NOT NULL THEN
        UPDATE intray.item AS given
        SET state = 'locked', available_at = '-infinity', lock_user = heir.name, lock_workstation = heir_station,
            lock_id = lock, locked_at = at, expires_at = at + queue.lock_seconds * interval '1 second',
            attempts = given.attempts + 1, change = given.change + 1, front = false
        FROM intray.queue
        WHERE given.id = it.id AND queue.id = given.queue_id;
        INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation, lock_id, detail)
        VALUES (it.id, it.queue_id, at, 'claimed', heir.name, heir_station, lock,
                jsonb_build_object('given_by', who.name));
    END IF;
    PERFORM intray.tell_release(it.queue_id, it.id);
END
$fn$
