-- Locks one item that the caller has found free or expired and holds as a row. A lock that has expired and is taken over
-- ends in the history first. Read by locking, because all plain reads within a function see what its first one saw;
-- written by VALUES, because INSERT ... SELECT locks the counter of the whole history until the call ends.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE take_item(
    IN the_item BIGINT, IN me EXACT_NAME(255), IN the_lock EXACT_CODE(36), IN the_workstation EXACT_NAME(255),
    IN moment DATETIME(3))
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE its_queue, its_seconds BIGINT;
    DECLARE holder, station EXACT_NAME(255);
    DECLARE its_lock EXACT_CODE(36);
    SELECT i.queue_id, i.lock_user, i.lock_workstation, i.lock_id INTO its_queue, holder, station, its_lock
    FROM item_all AS i WHERE i.id = the_item FOR UPDATE;
    SELECT q.lock_seconds INTO its_seconds FROM queue_all AS q WHERE q.id = its_queue;
    IF its_lock IS NOT NULL THEN
        INSERT INTO event_all (queue_id, item_id, at, kind, user, workstation, lock_id)
        VALUES (its_queue, the_item, moment, 'expired', holder, station, its_lock);
    END IF;
    UPDATE item_all AS i
    SET i.state = 'locked', i.available_at = NULL, i.front = 0, i.expires_at = moment + INTERVAL its_seconds SECOND, i.lock_id = the_lock,
        i.lock_user = me, i.lock_workstation = the_workstation, i.locked_at = moment, i.attempts = i.attempts + 1,
        i."change" = i."change" + 1
    WHERE i.id = the_item;
    INSERT INTO event_all (queue_id, item_id, at, kind, user, workstation, lock_id)
    VALUES (its_queue, the_item, moment, 'claimed', me, the_workstation, the_lock);
END
