-- name: finish_and_take_several
-- What a worker's round is: ends items, each under its lock and with an answer of its own, and takes so many next ones under
-- a new lock; for each one more that is ended and says so. What was refused changes nothing and holds up no other. Sent
-- again it ends nothing twice and gives what the next lock holds. the_rules is the line of the queue's history of rules that
-- the caller went by; where there is a newer one, nothing is done and the answer has no ending. Less than 0: whatever they are.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION finish_and_take_several(
    the_endings EXACT_TEXT, the_queues EXACT_TEXT, the_count BIGINT, the_next_lock EXACT_CODE(36),
    the_rules BIGINT, the_workstation EXACT_NAME(255))
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer, finished, following, items, contexts EXACT_TEXT;
    DECLARE wanted BIGINT DEFAULT GREATEST(0, COALESCE(the_count, 0));
    DECLARE is_again INTEGER DEFAULT 0;
    DECLARE known BIGINT;
    DECLARE its_name EXACT_NAME(255) DEFAULT JSON_VALUE(the_queues, '$[0]');
    DECLARE its_operation EXACT_CODE(36) DEFAULT JSON_VALUE(the_endings, '$[0].operation');
    DECLARE moment DATETIME(3) DEFAULT UTC_TIMESTAMP(3);
    CALL who_calls('finish_and_take_several', me, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    SELECT COALESCE(MAX(told.id), 0) INTO known FROM rule_event_all AS told
    WHERE told.about = 'queue' AND told.subject = its_name;
    IF the_rules >= 0 AND the_rules <> known AND JSON_LENGTH(the_endings) > 0
       AND NOT EXISTS (SELECT 1 FROM event_all AS e WHERE e.operation_id = its_operation) THEN
        RETURN CONCAT('{"rules":', known, '}');
    END IF;
    SAVEPOINT before_finishing;
    CALL finish_several(me, the_endings, the_workstation, moment, finished, wanted, is_again);
    IF wanted > 0 AND is_again THEN
        SET items = held_items(me, the_next_lock);
        SET following = claim_json(wanted, the_next_lock, items, IF(items IS NULL, 'empty', 'none'), 0, NULL, NULL, moment);
    ELSEIF wanted > 0 THEN
        CALL take_next(me, the_queues, wanted, the_next_lock, the_workstation, moment, following);
    END IF;
    IF REFUSAL_IN(following) IS NOT NULL THEN
        ROLLBACK TO SAVEPOINT before_finishing;
        RETURN following;
    END IF;
    IF wanted > 0 THEN
        SET contexts = contexts_under(me, the_next_lock);
    END IF;
    RETURN CONCAT('{"rules":', known, ',"finished":[', COALESCE(finished, ''), '],"next":', COALESCE(following, '{}'), ',"contexts":{',
                  COALESCE(contexts, ''), '}}');
END

-- name: finish_several
-- The answer of each ending, in their order; wanted grows by those that are ended and say "next", is_again: one was ended
-- by an earlier call. What only ends, with no more than a result, ends together, before the others.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE finish_several(
    IN me EXACT_NAME(255), IN the_endings EXACT_TEXT, IN the_workstation EXACT_NAME(255), IN moment DATETIME(3),
    OUT finished EXACT_TEXT, INOUT wanted BIGINT, OUT is_again INTEGER)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE answer, ended, its_record, its_search, its_reason, its_result EXACT_TEXT;
    DECLARE its_lock, its_operation EXACT_CODE(36);
    DECLARE its_kind EXACT_WORD(64);
    DECLARE one, its_after BIGINT;
    DECLARE goes_on, is_ended, was_told, at_end INTEGER DEFAULT 0;
    DECLARE endings CURSOR FOR
        SELECT t.item, t."lock", t.kind, t.operation, t.record, t.search, t.after, t.reason, t.result, t.goes_on,
               COALESCE(FIND_IN_SET(t.place, ended), 0),
               EXISTS (SELECT 1 FROM event_all AS e WHERE e.operation_id = t.operation)
        FROM JSON_TABLE(the_endings, '$[*]' COLUMNS (
            place FOR ORDINALITY,
            item BIGINT PATH '$.item',
            "lock" EXACT_CODE(36) PATH '$.lock',
            kind EXACT_WORD(64) PATH '$.kind',
            operation EXACT_CODE(36) PATH '$.operation',
            record EXACT_TEXT PATH '$.record',
            search EXACT_TEXT PATH '$.search',
            after BIGINT PATH '$.after' DEFAULT '0' ON EMPTY,
            reason EXACT_TEXT PATH '$.reason',
            result EXACT_TEXT PATH '$.result',
            goes_on INTEGER PATH '$.next' DEFAULT '0' ON EMPTY)) AS t
        ORDER BY t.place;
    DECLARE CONTINUE HANDLER FOR NOT FOUND SET at_end = 1;
    SET is_again = 0;
    CALL finish_alike(me, the_endings, the_workstation, moment, ended);
    SET at_end = 0;
    OPEN endings;
    FETCH endings INTO one, its_lock, its_kind, its_operation, its_record, its_search, its_after, its_reason, its_result,
                       goes_on, is_ended, was_told;
    WHILE NOT at_end DO
        IF is_ended THEN
            SET answer = finished_answer(one, 'done'), was_told = 0;
        ELSE
            CALL finish_one(me, one, its_lock, its_kind, its_operation, its_record, its_search, its_after, its_reason,
                            the_workstation, moment, its_result IS NULL, answer);
        END IF;
        IF REFUSAL_IN(answer) IS NULL THEN
            SET wanted = wanted + goes_on, is_again = is_again OR was_told;
            IF its_result IS NOT NULL AND its_kind = 'complete' AND NOT was_told AND NOT is_ended THEN
                UPDATE record_all SET result = its_result WHERE item_id = one;
            END IF;
        END IF;
        SET finished = CONCAT_WS(',', finished, answer), at_end = 0;
        FETCH endings INTO one, its_lock, its_kind, its_operation, its_record, its_search, its_after, its_reason, its_result,
                           goes_on, is_ended, was_told;
    END WHILE;
    CLOSE endings;
END

-- name: finish_alike
-- Ends those completions that can end together, and answers their places: held by this user under that lock, named once,
-- without a corrected record, a step behind them and a proposal, and under an operation of its own that nothing has told of
-- yet. The loop only tells the history, as in finish_all.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE finish_alike(
    IN me EXACT_NAME(255), IN the_endings EXACT_TEXT, IN the_workstation EXACT_NAME(255), IN moment DATETIME(3),
    OUT places EXACT_TEXT)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE together, its_result EXACT_TEXT;
    DECLARE its_lock, its_operation EXACT_CODE(36);
    DECLARE its_digest EXACT_WORD(64);
    DECLARE one, its_queue, place BIGINT;
    DECLARE has_draft, drafts, is_known, at_end INTEGER DEFAULT 0;
    DECLARE alike CURSOR FOR
        SELECT t.place, t.item, i.queue_id, t."lock", t.operation, t.result,
               SHA2(CONCAT(q.digest_key, '|', r.item_id, '|', COALESCE(r.current, r.imported)), 256),
               EXISTS (SELECT 1 FROM draft_all AS d WHERE d.item_id = i.id AND d.user = me)
        FROM (SELECT given.*, ROW_NUMBER() OVER (PARTITION BY given.item ORDER BY given.place) AS naming,
                     COUNT(*) OVER (PARTITION BY given.operation) AS tellings
              FROM JSON_TABLE(the_endings, '$[*]' COLUMNS (
                  place FOR ORDINALITY,
                  item BIGINT PATH '$.item',
                  "lock" EXACT_CODE(36) PATH '$.lock',
                  kind EXACT_WORD(64) PATH '$.kind',
                  operation EXACT_CODE(36) PATH '$.operation',
                  record EXACT_TEXT PATH '$.record',
                  search EXACT_TEXT PATH '$.search',
                  after BIGINT PATH '$.after' DEFAULT '0' ON EMPTY,
                  reason EXACT_TEXT PATH '$.reason',
                  result EXACT_TEXT PATH '$.result')) AS given) AS t
        STRAIGHT_JOIN item_all AS i ON i.id = t.item
        STRAIGHT_JOIN queue_all AS q ON q.id = i.queue_id
        STRAIGHT_JOIN record_all AS r ON r.item_id = i.id
        WHERE t.naming = 1 AND t.tellings = 1 AND t.kind = 'complete' AND t.operation IS NOT NULL AND t.record IS NULL AND t.search IS NULL
          AND COALESCE(t.reason, '') = '' AND t.after = 0
          AND i.state = 'locked' AND i.lock_id = t."lock" AND i.lock_user = me
          AND q.next_queue_id IS NULL AND q.other_hands = 0 AND q.blind_fields = '[]'
          AND FIND_IN_SET('complete', q.dispositions)
          AND NOT COALESCE(JSON_CONTAINS(q.reasons, '"complete"', '$.required'), 0)
          AND NOT EXISTS (SELECT 1 FROM adopted_all AS a WHERE a.queue_id = q.id)
          AND NOT EXISTS (SELECT 1 FROM proposal_all AS p WHERE p.item_id = i.id)
          AND NOT EXISTS (SELECT 1 FROM event_all AS e WHERE e.operation_id = t.operation)
        ORDER BY t.place;
    DECLARE CONTINUE HANDLER FOR NOT FOUND SET at_end = 1;
    -- Another call has just told of this operation: undone, and sent again, which then sees it.
    DECLARE CONTINUE HANDLER FOR 1062 SET is_known = 1;
    OPEN alike;
    FETCH alike INTO place, one, its_queue, its_lock, its_operation, its_result, its_digest, has_draft;
    WHILE NOT at_end DO
        -- The cursor gives NULL, and no error, for a record that is too large: it ends by itself, which tells that.
        IF its_digest IS NOT NULL THEN
            INSERT INTO event_all (queue_id, item_id, at, kind, user, workstation, lock_id, operation_id, detail)
            VALUES (its_queue, one, moment, 'completed', me, the_workstation, its_lock, its_operation,
                    CONCAT('{"digest":"', its_digest, '"}'));
            SET places = CONCAT_WS(',', places, place), drafts = drafts + has_draft,
                together = CONCAT_WS(',', together, JSON_OBJECT('item', one, 'lock', its_lock, 'result', its_result));
        END IF;
        FETCH alike INTO place, one, its_queue, its_lock, its_operation, its_result, its_digest, has_draft;
    END WHILE;
    CLOSE alike;
    IF is_known THEN
        SIGNAL SQLSTATE '40001' SET MYSQL_ERRNO = 1213, MESSAGE_TEXT = 'Told by another call';
    END IF;
    IF together IS NOT NULL THEN
        CALL finish_together(CONCAT('[', together, ']'), me, 'done', '', moment, drafts);
    END IF;
END

-- name: contexts_under
-- Whose requests those are that this lock of the user holds, as far as somebody has said so.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION contexts_under(me EXACT_NAME(255), the_lock EXACT_CODE(36))
RETURNS EXACT_TEXT
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE answer, its_context EXACT_TEXT;
    DECLARE one BIGINT;
    DECLARE at_end INTEGER DEFAULT 0;
    DECLARE held CURSOR FOR
        SELECT r.item_id, r.context
        FROM item_all AS i FORCE INDEX (item_holder) JOIN record_all AS r ON r.item_id = i.id
        WHERE i.lock_user = me AND i.lock_id = the_lock AND r.context IS NOT NULL;
    DECLARE CONTINUE HANDLER FOR NOT FOUND SET at_end = 1;
    OPEN held;
    FETCH held INTO one, its_context;
    WHILE NOT at_end DO
        SET answer = CONCAT_WS(',', answer, CONCAT('"', one, '":', its_context));
        FETCH held INTO one, its_context;
    END WHILE;
    CLOSE held;
    RETURN answer;
END
