-- The follow-up of a completion in the next queue goes too, if nobody has had it; somebody has: too_late is 1.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE withdraw_follow_up(
    IN the_item BIGINT, IN me VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin, IN the_workstation VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin, IN moment DATETIME(3), OUT too_late INTEGER)
MODIFIES SQL DATA SQL SECURITY INVOKER
withdrawing: BEGIN
    DECLARE next_queue, follow_up, origin BIGINT;
    DECLARE its_key VARCHAR(700) CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin;
    DECLARE is_untouched INTEGER;
    SET too_late = 0;
    SELECT q.next_queue_id, i.item_key INTO next_queue, its_key
    FROM item_all AS i JOIN queue_all AS q ON q.id = i.queue_id
    WHERE i.id = the_item AND i.state = 'done';
    SELECT i.id, i.state = 'open' AND i.attempts = 0 AND COALESCE(i.due_at, '1000-01-01') > '1000-01-01'
    INTO follow_up, is_untouched
    FROM item_all AS i WHERE i.queue_id = next_queue AND i.item_key = its_key
    FOR UPDATE;
    IF follow_up IS NULL THEN
        LEAVE withdrawing;
    END IF;
    SELECT JSON_VALUE(e.detail, '$.from_item') INTO origin
    FROM event_all AS e WHERE e.item_id = follow_up ORDER BY e.id DESC LIMIT 1;
    IF NOT origin <=> the_item THEN
        LEAVE withdrawing;
    END IF;
    IF NOT is_untouched THEN
        SET too_late = 1;
        LEAVE withdrawing;
    END IF;
    INSERT INTO event_all (queue_id, item_id, at, kind, user_name, workstation)
    VALUES (next_queue, follow_up, moment, 'withdrawn', me, the_workstation);
    DELETE FROM record_all WHERE item_id = follow_up;
    DELETE FROM item_all WHERE id = follow_up;
END
