-- One disposition of one item: refused, or answered with the item's new state.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE finish_one(
    IN me VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin, IN the_item BIGINT, IN the_lock CHAR(36) CHARACTER SET ascii COLLATE ascii_bin, IN the_kind VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin, IN the_operation CHAR(36) CHARACTER SET ascii COLLATE ascii_bin, IN the_record LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin,
    IN the_search LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin, IN the_after BIGINT, IN the_reason LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin, IN the_workstation VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin, IN moment DATETIME(3),
    OUT answer LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin)
MODIFIES SQL DATA SQL SECURITY INVOKER
finishing: BEGIN
    DECLARE its_queue, its_next BIGINT;
    DECLARE its_name VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin;
    DECLARE its_dispositions VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin;
    DECLARE is_known INTEGER DEFAULT 0;
    SET answer = NULL;
    SELECT i.queue_id INTO its_queue FROM item_all AS i
    WHERE i.id = the_item AND i.state = 'locked' AND i.lock_id = the_lock AND i.lock_user = me
    FOR UPDATE;
    IF its_queue IS NULL THEN
        SET answer = COALESCE(earlier_answer(me, the_item, the_kind, the_operation), lock_lost_answer(the_item));
        LEAVE finishing;
    END IF;
    SELECT q.name, q.dispositions, q.next_queue_id INTO its_name, its_dispositions, its_next
    FROM queue_all AS q WHERE q.id = its_queue;
    IF NOT FIND_IN_SET(the_kind, its_dispositions) THEN
        SET answer = JSON_OBJECT('refused', 'disposition_not_allowed', 'queue', its_name);
    ELSEIF the_kind = 'fail' AND COALESCE(the_reason, '') NOT REGEXP '[^[:space:]]' THEN
        SET answer = JSON_OBJECT('refused', 'reason_missing');
    ELSEIF the_after NOT BETWEEN 0 AND 259200 THEN
        SET answer = JSON_OBJECT('refused', 'after_out_of_range');
    END IF;
    IF answer IS NOT NULL THEN
        LEAVE finishing;
    END IF;
    BEGIN
        -- A plain INSERT waits for an original that is still under way, and then finds it.
        DECLARE CONTINUE HANDLER FOR 1062 SET is_known = 1;
        INSERT INTO event_all (queue_id, item_id, at, kind, user_name, workstation, lock_id, operation_id, detail)
        VALUES (its_queue, the_item, moment,
                CASE the_kind WHEN 'complete' THEN 'completed' WHEN 'return' THEN 'returned'
                              WHEN 'dismiss' THEN 'dismissed' ELSE 'failed' END,
                me, the_workstation, the_lock, the_operation,
                CASE WHEN the_reason <> '' OR the_after > 0 THEN CONCAT('{', CONCAT_WS(',',
                    CONCAT('"reason":', JSON_QUOTE(NULLIF(the_reason, ''))),
                    CONCAT('"after_seconds":', NULLIF(the_after, 0))), '}') END);
    END;
    IF is_known THEN
        SET answer = earlier_answer(me, the_item, the_kind, the_operation);
        LEAVE finishing;
    END IF;
    CALL end_lock(the_item, state_after(the_kind), CASE WHEN the_kind = 'return' AND the_after > 0
                                            THEN moment + INTERVAL the_after SECOND END);
    CALL write_record(the_item, the_kind, the_record, the_search, the_reason, me, moment);
    DELETE FROM draft_all WHERE item_id = the_item AND user_name = me;
    IF the_kind = 'complete' AND its_next IS NOT NULL THEN
        CALL step_into_next_queue(the_item, its_next, me, the_workstation, moment);
    END IF;
    SET answer = finished_answer(the_item, the_kind);
END
