-- The item leaves its lock for another state.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE end_lock(
    IN the_item BIGINT, IN the_state EXACT_WORD(64), IN the_due DATETIME(3))
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE its_queue BIGINT;
    DECLARE its_turn BIGINT DEFAULT 0;
    IF the_state = 'open' THEN
        SELECT i.queue_id, -i.priority INTO its_queue, its_turn FROM item_all AS i WHERE i.id = the_item;
        IF the_due IS NULL THEN
            SET the_due = line_or_front(its_queue, its_turn, the_item);
        END IF;
    END IF;
    UPDATE item_all AS i
    SET state = the_state, due_at = the_due, turn = its_turn, lock_id = NULL, lock_user = NULL,
        lock_workstation = NULL, locked_at = NULL, changes = changes + 1
    WHERE id = the_item;
END
