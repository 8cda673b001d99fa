-- The item leaves its lock for another state.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE end_lock(IN the_item BIGINT, IN the_state VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin, IN the_due DATETIME(3))
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE its_queue, its_turn BIGINT;
    DECLARE its_front TINYINT DEFAULT 0;
    SET its_turn = 0;
    IF the_state = 'open' THEN
        SELECT i.queue_id, -i.priority INTO its_queue, its_turn FROM item_all AS i WHERE i.id = the_item;
        IF the_due IS NULL THEN
            SET its_front = line_or_front(its_queue, its_turn, the_item);
        END IF;
    END IF;
    UPDATE item_all
    SET state = the_state, due_at = the_due, front = its_front, turn = its_turn, lock_id = NULL, lock_user = NULL,
        lock_workstation = NULL, locked_at = NULL, changes = changes + 1
    WHERE id = the_item;
END
