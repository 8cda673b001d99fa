-- What Intray knew of an item gives way to what the table says: its row was free, or is another program's.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE free_adopted_item(
    IN the_item BIGINT, IN me EXACT_NAME(255), IN the_workstation EXACT_NAME(255), IN moment DATETIME(3))
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE its_queue BIGINT;
    DECLARE its_state EXACT_WORD(64);
    DECLARE its_lock EXACT_CODE(36);
    DECLARE holder EXACT_NAME(255);
    SELECT i.queue_id, i.state, i.lock_id, i.lock_user INTO its_queue, its_state, its_lock, holder
    FROM item_all AS i WHERE i.id = the_item FOR UPDATE;
    IF its_state <> 'open' THEN
        CALL end_lock(the_item, 'open', NULL);
        UPDATE record_all SET error = NULL, finished_by = NULL, finished_at = NULL WHERE item_id = the_item;
        INSERT INTO event_all (queue_id, item_id, at, kind, user_name, workstation, lock_id, detail)
        VALUES (its_queue, the_item, moment, IF(its_state = 'locked', 'expired', 'reopened'), me, the_workstation, its_lock,
                IF(its_state = 'locked', JSON_OBJECT('holder', holder), NULL));
    END IF;
    DELETE FROM adopted_lock_all WHERE item_id = the_item;
END
