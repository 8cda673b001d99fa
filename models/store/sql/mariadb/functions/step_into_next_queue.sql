-- The record as it stands now, as a new item of the next queue. It waits until the completion can no longer be taken
-- back; a key that the next queue has already stays as it is.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE step_into_next_queue(
    IN the_item BIGINT, IN the_next_queue BIGINT, IN me VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin, IN the_workstation VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin, IN moment DATETIME(3))
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE is_there INTEGER DEFAULT 0;
    DECLARE its_id, its_priority BIGINT;
    DECLARE its_key VARCHAR(700) CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin;
    SELECT i.item_key, i.priority INTO its_key, its_priority FROM item_all AS i WHERE i.id = the_item;
    BEGIN
        DECLARE CONTINUE HANDLER FOR 1062 SET is_there = 1;
        INSERT INTO item_all (queue_id, item_key, priority, state, due_at, turn, created_by, created_at)
        VALUES (the_next_queue, its_key, its_priority, 'open', moment + INTERVAL 10 SECOND, -its_priority, me, moment);
    END;
    IF NOT is_there THEN
        SET its_id = LAST_INSERT_ID();
        INSERT INTO record_all (item_id, imported, search, context)
        SELECT its_id, COALESCE(r.current, r.imported), r.search, r.context
        FROM record_all AS r WHERE r.item_id = the_item;
        INSERT INTO event_all (queue_id, item_id, at, kind, user_name, workstation, detail)
        VALUES (the_next_queue, its_id, moment, 'added', me, the_workstation, CONCAT('{"from_item":', the_item, '}'));
    END IF;
END
