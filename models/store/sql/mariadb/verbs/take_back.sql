-- One's own last disposition of the item, within ten seconds, as long as nobody has the item or what followed from it.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION take_back(
    the_item BIGINT, the_operation EXACT_CODE(36), the_lock EXACT_CODE(36), the_workstation EXACT_NAME(255))
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer, items EXACT_TEXT;
    DECLARE its_state EXACT_WORD(64);
    DECLARE its_queue, its_seconds, its_ending BIGINT;
    DECLARE its_kind EXACT_WORD(64);
    DECLARE too_late INTEGER;
    DECLARE moment DATETIME(3) DEFAULT UTC_TIMESTAMP(3);
    CALL who_calls('take_back', me, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    SELECT i.state, i.queue_id INTO its_state, its_queue FROM item_all AS i
    WHERE i.id = the_item AND i.state <> 'staged' FOR UPDATE;
    IF its_queue IS NULL OR NOT EXISTS (
        SELECT 1 FROM sight_all AS s WHERE s.queue_id = its_queue AND s.login = SESSION_LOGIN() AND s.sees_items = 1) THEN
        RETURN no_such_item(the_item);
    ELSEIF stands_in_table(its_queue) THEN
        RETURN '{"refused":"adopted"}';
    END IF;
    SET items = held_items(me, the_lock);
    IF items IS NOT NULL THEN
        RETURN claim_answer(1, the_lock, items, 'none', 0, NULL, NULL, moment);
    END IF;
    SELECT NOT (COALESCE(e.operation_id = the_operation, 0) AND e.user_name = me
                AND e.at + INTERVAL 10 SECOND >= moment AND its_state <> 'locked'), e.id, e.kind
    INTO too_late, its_ending, its_kind
    FROM event_all AS e WHERE e.item_id = the_item AND e.kind NOT IN ('noted', 'absorbed', 'told_apart') ORDER BY e.id DESC LIMIT 1
    LOCK IN SHARE MODE;
    IF NOT too_late AND its_kind = 'sent_back' AND EXISTS (
        SELECT 1 FROM item_all AS i
        WHERE i.id = (SELECT j.from_item_id FROM item_all AS j WHERE j.id = the_item) AND stands_in_table(i.queue_id)) THEN
        RETURN '{"refused":"adopted"}';
    END IF;
    IF NOT too_late THEN
        CALL withdraw_step(the_item, its_ending, its_kind, me, the_workstation, moment, too_late);
    END IF;
    IF too_late THEN
        RETURN JSON_OBJECT('refused', 'too_late');
    END IF;
    SELECT q.lock_seconds INTO its_seconds FROM queue_all AS q WHERE q.id = its_queue;
    UPDATE item_all
    SET state = 'locked', due_at = moment + INTERVAL its_seconds SECOND, turn = 0, lock_id = the_lock,
        lock_user = me, lock_workstation = the_workstation, locked_at = moment, is_sent_back = NULL,
        changes = changes + 1
    WHERE id = the_item;
    CALL keep_earlier_record(the_item);
    UPDATE record_all SET error = NULL, finished_by = NULL, finished_at = NULL WHERE item_id = the_item;
    IF its_state <> 'open' THEN
        INSERT INTO event_all (queue_id, item_id, at, kind, user_name, workstation, lock_id)
        VALUES (its_queue, the_item, moment, IF(its_kind = 'completed', 'taken_back', 'reopened'), me, the_workstation,
                the_lock);
    END IF;
    INSERT INTO event_all (queue_id, item_id, at, kind, user_name, workstation, lock_id)
    VALUES (its_queue, the_item, moment, 'claimed', me, the_workstation, the_lock);
    RETURN claim_answer(1, the_lock, held_items(me, the_lock), 'none', 0, NULL, NULL, moment);
END
