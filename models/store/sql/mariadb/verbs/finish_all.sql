-- name: finish_all
-- Every item that the lock holds, or none. One operation for each; there may be more. What needs care is ended by
-- finish_one: what opens again, is sent back, has a step behind it, or of which somebody has proposed something that the
-- ending decides about. Of the rest the loop only tells the history, line by line, because INSERT ... SELECT locks the counter
-- of the whole history until the call ends; then one statement ends all of it, and one writes its records. What the lock
-- holds is read without locking, and ended by its numbers: who walks along the index of the holders waits for their
-- neighbours there, who may wait for him.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION finish_all(
    the_lock EXACT_CODE(36), the_kind EXACT_WORD(64), the_operations EXACT_TEXT, the_after BIGINT,
    the_reason EXACT_TEXT, the_workstation EXACT_NAME(255))
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer, finished, together, its_digest EXACT_TEXT;
    DECLARE its_operation EXACT_CODE(36);
    DECLARE its_event, its_way, state_then EXACT_WORD(64);
    DECLARE moment DATETIME(3) DEFAULT UTC_TIMESTAMP(3);
    DECLARE at_end, place, is_known, asks_why, wants_care, has_draft, drafts INTEGER DEFAULT 0;
    DECLARE one, its_queue BIGINT;
    DECLARE held CURSOR FOR
        SELECT i.id, i.queue_id,
               IF(state_then = 'open', NULL, (
                   SELECT SHA2(CONCAT(q.digest_key, '|', r.item_id, '|', COALESCE(r.current, r.imported)), 256)
                   FROM record_all AS r JOIN queue_all AS q ON q.id = i.queue_id WHERE r.item_id = i.id)),
               state_then = 'open' OR its_way = 'to_step_before'
               OR (its_way = 'to_next_step' AND EXISTS (
                   SELECT 1 FROM queue_all AS step
                   WHERE step.id = i.queue_id
                     AND (step.next_queue_id IS NOT NULL OR step.other_hands > 0 OR step.blind_fields <> '[]')))
               OR (the_kind <> 'fail' AND EXISTS (SELECT 1 FROM proposal_all AS p WHERE p.item_id = i.id)),
               EXISTS (SELECT 1 FROM draft_all AS d WHERE d.item_id = i.id AND d.user = me)
        FROM item_all AS i FORCE INDEX (item_holder)
        WHERE i.lock_user = me AND i.lock_id = the_lock
        ORDER BY i."rank", i.id;
    DECLARE CONTINUE HANDLER FOR NOT FOUND SET at_end = 1;
    CALL who_calls('finish_all', me, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    SELECT ends.event, ends.way, ends.needs_reason, following.state
    INTO its_event, its_way, asks_why, state_then
    FROM disposition_rule AS ends JOIN event_rule AS following ON following.kind = ends.event
    WHERE ends.kind = the_kind;
    SAVEPOINT before_finishing;
    SET at_end = 0;
    OPEN held;
    FETCH held INTO one, its_queue, its_digest, wants_care, has_draft;
    IF NOT at_end THEN
        CALL finishing_refused(me, the_lock, the_kind, asks_why, its_way, the_reason, the_after, answer);
        SET at_end = 0;
    END IF;
    WHILE NOT at_end AND answer IS NULL DO
        SET its_operation = JSON_VALUE(the_operations, CONCAT('$[', place, ']')), place = place + 1;
        -- The cursor gives NULL, and no error, for a record that is too large: finish_one tells that.
        IF wants_care OR its_operation IS NULL OR (its_digest IS NULL AND state_then <> 'open') THEN
            CALL finish_one(me, one, the_lock, the_kind, its_operation, NULL, NULL, the_after, the_reason,
                            the_workstation, moment, 1, answer);
            SET answer = IF(REFUSAL_IN(answer) IS NULL, NULL, answer);
        ELSE
            BEGIN
                DECLARE CONTINUE HANDLER FOR 1062 SET is_known = 1;
                INSERT INTO event_all (queue_id, item_id, at, kind, user, workstation, lock_id, operation_id, detail)
                VALUES (its_queue, one, moment, its_event, me, the_workstation, the_lock, its_operation,
                        CONCAT('{', CONCAT_WS(',',
                            CONCAT('"digest":"', its_digest, '"'),
                            CONCAT('"reason":', JSON_QUOTE(NULLIF(the_reason, ''))),
                            CONCAT('"after_seconds":', NULLIF(the_after, 0))), '}'));
            END;
            SET together = CONCAT_WS(',', together, CONCAT('{"item":', one, ',"lock":"', the_lock, '"}')), drafts = drafts + has_draft,
                answer = IF(is_known, '{"refused":"called_off"}', NULL);
        END IF;
        SET finished = CONCAT_WS(',', finished, CONCAT('{"item":', one, ',"state":"', state_then, '"}')), at_end = 0;
        FETCH held INTO one, its_queue, its_digest, wants_care, has_draft;
    END WHILE;
    CLOSE held;
    IF answer IS NOT NULL THEN
        ROLLBACK TO SAVEPOINT before_finishing;
        RETURN answer;
    END IF;
    IF together IS NOT NULL THEN
        CALL finish_together(CONCAT('[', together, ']'), me, state_then, the_reason, moment, drafts);
    END IF;
    RETURN COALESCE(CONCAT('{"finished":[', finished, ']}'), '{"refused":"lock_holds_nothing"}');
END

-- name: finishing_refused
-- Why something that the lock holds cannot end like this, as far as its queue says so; NULL: all of it can.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE finishing_refused(
    IN me EXACT_NAME(255), IN the_lock EXACT_CODE(36), IN the_kind EXACT_WORD(64), IN asks_why INTEGER,
    IN its_way EXACT_WORD(64), IN the_reason EXACT_TEXT, IN the_after BIGINT, OUT answer EXACT_TEXT)
READS SQL DATA SQL SECURITY INVOKER
SELECT MIN(IF(stands_in_table(q.id), '{"refused":"adopted"}', finish_refused(
           the_kind, asks_why OR COALESCE(JSON_CONTAINS(q.reasons, JSON_QUOTE(the_kind), '$.required'), 0), its_way,
           the_reason, the_after, q.name, q.dispositions, 0)))
INTO answer
FROM queue_all AS q
WHERE q.id IN (SELECT i.queue_id FROM item_all AS i FORCE INDEX (item_holder)
               WHERE i.lock_user = me AND i.lock_id = the_lock)

-- name: finish_together
-- Ends all of these, each of which this user holds under its lock and of which the history tells already; some of them have
-- drafts. {"item", "lock", "result"} of each; the result may be missing.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE finish_together(
    IN the_items EXACT_TEXT, IN me EXACT_NAME(255), IN state_then EXACT_WORD(64),
    IN the_reason EXACT_TEXT, IN moment DATETIME(3), IN drafts INTEGER)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    UPDATE JSON_TABLE(the_items, '$[*]' COLUMNS (id BIGINT PATH '$.item', "lock" EXACT_CODE(36) PATH '$.lock')) AS these
    STRAIGHT_JOIN item_all AS i ON i.id = these.id
    SET i.state = state_then, i.is_sent_back = NULL, i.available_at = NULL, i.front = 0,
        i.lock_id = NULL, i.lock_user = NULL, i.lock_workstation = NULL, i.locked_at = NULL, i.expires_at = NULL,
        i."change" = i."change" + 1
    WHERE i.state = 'locked' AND i.lock_id = these."lock" AND i.lock_user = me;
    -- Somebody has just taken one away: undone, and sent again, which then sees it.
    IF ROW_COUNT() <> JSON_LENGTH(the_items) THEN
        SIGNAL SQLSTATE '40001' SET MYSQL_ERRNO = 1213, MESSAGE_TEXT = 'Lock lost';
    END IF;
    UPDATE JSON_TABLE(the_items, '$[*]' COLUMNS (id BIGINT PATH '$.item', result EXACT_TEXT PATH '$.result')) AS these
    STRAIGHT_JOIN record_all AS r ON r.item_id = these.id
    SET r.error = NULLIF(the_reason, ''), r.finished_by = me, r.finished_at = moment,
        r.missing = IF(r.missing IS NULL, NULL, still_missing(r.missing, COALESCE(r.current, r.imported))),
        r.result = COALESCE(these.result, r.result);
    IF drafts > 0 THEN
        DELETE d FROM JSON_TABLE(the_items, '$[*]' COLUMNS (id BIGINT PATH '$.item')) AS these
        STRAIGHT_JOIN draft_all AS d ON d.item_id = these.id AND d.user = me;
    END IF;
END
