-- name: take_back
-- One's own last disposition of the item, as long as nobody has the item or what followed from it: within ten seconds the
-- operation that is named, and without one whatever ended it, within the time for which the queue lets people reopen their own.
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
    DECLARE who_ended EXACT_NAME(255);
    DECLARE its_end DATETIME(3);
    DECLARE too_late, is_at_work INTEGER;
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
        RETURN claim_json(1, the_lock, items, 'none', 0, NULL, NULL, moment);
    END IF;
    SELECT NOT (COALESCE(e.operation_id = the_operation, 0) AND e.user = me
                AND e.at + INTERVAL 10 SECOND >= moment AND its_state <> 'locked'), e.id, e.kind, e.user, e.at
    INTO too_late, its_ending, its_kind, who_ended, its_end
    FROM event_all AS e WHERE e.item_id = the_item AND e.kind NOT IN ('noted', 'absorbed', 'told_apart', 'attached') ORDER BY e.id DESC LIMIT 1
    LOCK IN SHARE MODE;
    IF the_operation IS NULL THEN
        SET answer = reopening_own_refused(the_item, me, its_queue, its_state, the_lock, its_kind, who_ended, its_end, moment);
        IF answer IS NOT NULL THEN
            RETURN answer;
        END IF;
    ELSEIF COALESCE(too_late, 1) THEN
        RETURN '{"refused":"too_late"}';
    END IF;
    CALL too_many_returns(me, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    IF its_kind = 'sent_back' AND EXISTS (
        SELECT 1 FROM item_all AS i
        WHERE i.id = (SELECT j.from_item_id FROM item_all AS j WHERE j.id = the_item) AND stands_in_table(i.queue_id)) THEN
        RETURN '{"refused":"adopted"}';
    END IF;
    CALL withdraw_step(the_item, its_ending, its_kind, me, the_workstation, moment, is_at_work);
    IF is_at_work THEN
        RETURN '{"refused":"another_step_at_work"}';
    END IF;
    SELECT q.lock_seconds INTO its_seconds FROM queue_all AS q WHERE q.id = its_queue;
    UPDATE item_all
    SET state = 'locked', available_at = NULL, front = 0, expires_at = moment + INTERVAL its_seconds SECOND, lock_id = the_lock,
        lock_user = me, lock_workstation = the_workstation, locked_at = moment, is_sent_back = NULL,
        "change" = "change" + 1
    WHERE id = the_item;
    CALL keep_earlier_record(the_item);
    DELETE FROM asked_back_all WHERE item_id = the_item;
    UPDATE record_all SET error = NULL, finished_by = NULL, finished_at = NULL WHERE item_id = the_item;
    IF its_state <> 'open' THEN
        INSERT INTO event_all (queue_id, item_id, at, kind, user, workstation, lock_id)
        VALUES (its_queue, the_item, moment, IF(its_kind = 'completed', 'taken_back', 'reopened'), me, the_workstation,
                the_lock);
    END IF;
    INSERT INTO event_all (queue_id, item_id, at, kind, user, workstation, lock_id)
    VALUES (its_queue, the_item, moment, 'claimed', me, the_workstation, the_lock);
    RETURN claim_json(1, the_lock, held_items(me, the_lock), 'none', 0, NULL, NULL, moment);
END

-- name: reopening_own_refused
-- Why a user may not reopen an item that they finished, or not now; NULL: as far as the item itself goes they may.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION reopening_own_refused(
    the_item BIGINT, me EXACT_NAME(255), its_queue BIGINT, its_state EXACT_WORD(64), the_lock EXACT_CODE(36),
    its_kind EXACT_WORD(64), who_ended EXACT_NAME(255), its_end DATETIME(3), moment DATETIME(3))
RETURNS EXACT_TEXT
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE its_until DATETIME(3);
    DECLARE is_paused, limited, found INTEGER;
    DECLARE shortage EXACT_WORD(64);
    SELECT its_end + INTERVAL q.reopen_own_seconds SECOND, q.paused, q.locks_per_user IS NOT NULL
    INTO its_until, is_paused, limited
    FROM queue_all AS q WHERE q.id = its_queue;
    IF its_state NOT IN ('done', 'failed', 'dismissed') THEN
        RETURN '{"refused":"not_finished"}';
    ELSEIF NOT who_ended <=> me OR NOT EXISTS (
        SELECT 1 FROM event_rule AS r WHERE r.kind = its_kind AND r.effect = 'ends_lock' AND r.state <> 'open') THEN
        RETURN '{"refused":"finished_by_other"}';
    ELSEIF its_until IS NULL THEN
        RETURN '{"refused":"reopens_no_own"}';
    ELSEIF its_until < moment THEN
        RETURN JSON_OBJECT('refused', 'reopened_until', 'until', CONCAT(REPLACE(its_until, ' ', 'T'), 'Z'));
    ELSEIF EXISTS (SELECT 1 FROM item_all AS i WHERE i.from_item_id = the_item AND i.assigned_to IS NOT NULL) THEN
        RETURN '{"refused":"another_step_at_work"}';
    END IF;
    IF limited THEN
        SELECT COUNT(*) INTO found FROM user_all AS u WHERE u.name = me FOR UPDATE;
    END IF;
    SET shortage = CASE
        WHEN NOT EXISTS (SELECT 1 FROM sight_all AS s
                         WHERE s.queue_id = its_queue AND s.login = SESSION_LOGIN() AND s.takes = 1) THEN 'not_permitted'
        WHEN is_paused THEN 'paused'
        WHEN free_locks(its_queue, me) = 0 THEN 'lock_limit'
        WHEN EXISTS (SELECT 1 FROM item_all AS i WHERE i.id = the_item AND NOT is_meant(me, its_queue, i.assigned_to))
             AND NOT EXISTS (SELECT 1 FROM user_all AS u WHERE u.name = me AND FIND_IN_SET('supervisor', u.roles))
        THEN 'for_somebody_else' END;
    RETURN CASE WHEN shortage IS NOT NULL THEN claim_json(1, the_lock, NULL, shortage, 0, NULL, NULL, moment) END;
END
