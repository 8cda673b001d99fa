-- The item leaves its lock for another state.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE end_lock(IN the_item BIGINT, IN the_state EXACT_WORD(64))
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    UPDATE item_all AS i
    SET available_at = IF(the_state = 'open', line, NULL),
        front = the_state = 'open' AND line IS NULL AND stands_in_front(queue_id, "rank", id),
        state = the_state, lock_id = NULL, lock_user = NULL, lock_workstation = NULL, locked_at = NULL, expires_at = NULL,
        "change" = "change" + 1
    WHERE id = the_item;
END
