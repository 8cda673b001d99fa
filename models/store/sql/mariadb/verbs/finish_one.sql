-- One disposition of one item: refused, or answered with the item's new state. In one routine with few statements, as
-- take_next is and for the same reason.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE finish_one(
    IN me EXACT_NAME(255), IN the_item BIGINT, IN the_lock EXACT_CODE(36), IN the_kind EXACT_WORD(64),
    IN the_operation EXACT_CODE(36), IN the_record EXACT_TEXT, IN the_search EXACT_TEXT, IN the_after BIGINT,
    IN the_reason EXACT_TEXT, IN the_workstation EXACT_NAME(255), IN moment DATETIME(3), OUT answer EXACT_TEXT)
MODIFIES SQL DATA SQL SECURITY INVOKER
finishing: BEGIN
    DECLARE its_queue, its_next, its_from, its_turn, new_turn BIGINT;
    DECLARE its_key EXACT_NAME(700);
    DECLARE its_dispositions EXACT_NAME(255);
    DECLARE its_due DATETIME(3);
    DECLARE is_known, its_hands INTEGER DEFAULT 0;
    SET answer = NULL;
    -- The lock is taken on the item alone: what stands in subqueries is only read.
    SELECT i.queue_id, i.item_key, -i.priority, i.from_item_id,
           (SELECT q.dispositions FROM queue_all AS q WHERE q.id = i.queue_id),
           (SELECT n.next_queue_id FROM queue_all AS n WHERE n.id = i.queue_id),
           (SELECT IF(h.blind_fields <> '[]', 2, h.other_hands) FROM queue_all AS h WHERE h.id = i.queue_id)
    INTO its_queue, its_key, its_turn, its_from, its_dispositions, its_next, its_hands
    FROM item_all AS i
    WHERE i.id = the_item AND i.state = 'locked' AND i.lock_id = the_lock AND i.lock_user = me
    FOR UPDATE;
    IF its_queue IS NULL THEN
        SET answer = earlier_answer(me, the_item, the_kind, the_operation);
        LEAVE finishing;
    ELSEIF stands_in_table(its_queue) THEN
        SET answer = '{"refused":"adopted"}';
        LEAVE finishing;
    END IF;
    IF NOT FIND_IN_SET(the_kind, its_dispositions) THEN
        SELECT JSON_OBJECT('refused', 'disposition_not_allowed', 'queue', q.name) INTO answer
        FROM queue_all AS q WHERE q.id = its_queue;
        LEAVE finishing;
    ELSEIF the_kind = 'fail' AND COALESCE(the_reason, '') NOT REGEXP '[^[:space:]]' THEN
        SET answer = '{"refused":"reason_missing"}';
        LEAVE finishing;
    ELSEIF the_kind = 'send_back' AND COALESCE(the_reason, '') NOT REGEXP '[^[:space:]]' THEN
        SET answer = '{"refused":"send_back_reason_missing"}';
        LEAVE finishing;
    ELSEIF the_kind = 'send_back' AND its_from IS NULL THEN
        SET answer = '{"refused":"no_step_before"}';
        LEAVE finishing;
    ELSEIF the_after NOT BETWEEN 0 AND 259200 THEN
        SET answer = '{"refused":"after_out_of_range"}';
        LEAVE finishing;
    END IF;
    IF the_kind = 'send_back' THEN
        SELECT IF(i.state IN ('open', 'locked', 'done'), NULL, '{"refused":"step_before_ended"}') INTO answer
        FROM item_all AS i WHERE i.id = its_from FOR UPDATE;
        IF answer IS NOT NULL THEN
            LEAVE finishing;
        END IF;
    END IF;
    BEGIN
        -- A plain INSERT waits for an original that is still under way, and then finds it.
        DECLARE CONTINUE HANDLER FOR 1062 SET is_known = 1;
        INSERT INTO event_all (queue_id, item_id, at, kind, user_name, workstation, lock_id, operation_id, detail)
        VALUES (its_queue, the_item, moment,
                CASE the_kind WHEN 'complete' THEN 'completed' WHEN 'return' THEN 'returned'
                              WHEN 'dismiss' THEN 'dismissed' WHEN 'send_back' THEN 'sent_back' ELSE 'failed' END,
                me, the_workstation, the_lock, the_operation,
                CASE WHEN the_reason <> '' OR the_after > 0 THEN CONCAT('{', CONCAT_WS(',',
                    CONCAT('"reason":', JSON_QUOTE(NULLIF(the_reason, ''))),
                    CONCAT('"after_seconds":', NULLIF(the_after, 0))), '}') END);
    END;
    IF is_known THEN
        SET answer = earlier_answer(me, the_item, the_kind, the_operation);
        LEAVE finishing;
    END IF;
    -- What the second keyed is not for who keys the first once more.
    IF the_kind = 'send_back' AND its_hands = 2 THEN
        SET the_record = NULL, the_search = NULL;
    END IF;
    SET new_turn = 0;
    IF the_kind = 'return' THEN
        SET new_turn = its_turn;
        IF the_after > 0 THEN
            SET its_due = moment + INTERVAL the_after SECOND;
        ELSE
            SET its_due = line_or_front(its_queue, its_turn, the_item);
        END IF;
    END IF;
    UPDATE item_all AS i
    SET i.state = CASE the_kind WHEN 'complete' THEN 'done' WHEN 'return' THEN 'open'
                                WHEN 'dismiss' THEN 'dismissed' WHEN 'send_back' THEN 'done' ELSE 'failed' END,
        i.is_sent_back = IF(the_kind = 'send_back', 1, NULL),
        i.due_at = its_due, i.turn = new_turn, i.lock_id = NULL, i.lock_user = NULL,
        i.lock_workstation = NULL, i.locked_at = NULL, i.changes = i.changes + 1
    WHERE i.id = the_item;
    -- The first line of the search text is the key, which stays.
    IF the_kind <> 'return' THEN
        UPDATE record_all AS r
        SET r.current = COALESCE(the_record, r.current),
            r.search = COALESCE(CONCAT(SUBSTRING_INDEX(r.search, CHAR(10 USING utf8mb4), 1), the_search), r.search),
            r.error = NULLIF(the_reason, ''), r.finished_by = me, r.finished_at = moment
        WHERE r.item_id = the_item;
    ELSEIF the_record IS NOT NULL THEN
        UPDATE record_all AS r
        SET r.current = the_record,
            r.search = COALESCE(CONCAT(SUBSTRING_INDEX(r.search, CHAR(10 USING utf8mb4), 1), the_search), r.search)
        WHERE r.item_id = the_item;
    END IF;
    IF the_kind = 'return' AND the_reason <> '' THEN
        UPDATE record_all SET error = the_reason WHERE item_id = the_item;
    END IF;
    DELETE FROM draft_all WHERE item_id = the_item AND user_name = me;
    IF the_kind <> 'return' THEN
        DELETE FROM proposal_all WHERE item_id = the_item;
    END IF;
    SET answer = finished_answer(the_item, the_kind);
    IF the_kind = 'complete' AND (its_next IS NOT NULL OR its_hands > 0) THEN
        CALL step_on(the_item, me, the_workstation, moment);
    ELSEIF the_kind = 'send_back' THEN
        CALL step_back(the_item, its_from, me, the_workstation, the_reason, moment);
    END IF;
END
