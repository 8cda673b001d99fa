-- A lock that has expired and is about to be taken over ends in the history first; an open item has none. The caller
-- holds the item. Read by locking, because all plain reads within a function see what its first one saw; written by
-- VALUES, because INSERT ... SELECT locks the counter of the whole history until the call ends.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE tell_takeover(
    IN the_item BIGINT, IN moment DATETIME(3))
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE its_queue BIGINT;
    DECLARE holder, station EXACT_NAME(255);
    DECLARE its_lock EXACT_CODE(36);
    SELECT i.queue_id, i.lock_user, i.lock_workstation, i.lock_id INTO its_queue, holder, station, its_lock
    FROM item_all AS i WHERE i.id = the_item FOR UPDATE;
    IF its_lock IS NOT NULL THEN
        INSERT INTO event_all (queue_id, item_id, at, kind, user_name, workstation, lock_id)
        VALUES (its_queue, the_item, moment, 'expired', holder, station, its_lock);
    END IF;
END
