-- Locks one item that the caller has found free or expired and holds.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE take_item(
    IN the_item BIGINT, IN me EXACT_NAME(255), IN the_lock EXACT_CODE(36), IN the_workstation EXACT_NAME(255),
    IN moment DATETIME(3))
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE its_queue BIGINT;
    DECLARE its_seconds BIGINT;
    SELECT q.id, q.lock_seconds INTO its_queue, its_seconds
    FROM item_all AS i JOIN queue_all AS q ON q.id = i.queue_id
    WHERE i.id = the_item;
    CALL tell_takeover(the_item, moment);
    UPDATE item_all
    SET state = 'locked', due_at = moment + INTERVAL its_seconds SECOND, turn = 0, lock_id = the_lock,
        lock_user = me, lock_workstation = the_workstation, locked_at = moment, attempts = attempts + 1,
        changes = changes + 1
    WHERE id = the_item;
    INSERT INTO event_all (queue_id, item_id, at, kind, user_name, workstation, lock_id)
    VALUES (its_queue, the_item, moment, 'claimed', me, the_workstation, the_lock);
END
