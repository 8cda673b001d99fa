-- Every item that the lock holds, or none. One operation for each.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION finish_all(
    the_lock EXACT_CODE(36), the_kind EXACT_WORD(64), the_operations EXACT_TEXT, the_after BIGINT,
    the_reason EXACT_TEXT, the_workstation EXACT_NAME(255))
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer, finished EXACT_TEXT;
    DECLARE its_operation EXACT_CODE(36);
    DECLARE moment DATETIME(3) DEFAULT UTC_TIMESTAMP(3);
    DECLARE at_end, place INTEGER DEFAULT 0;
    DECLARE one BIGINT;
    DECLARE held CURSOR FOR
        SELECT i.id FROM item_all AS i FORCE INDEX (item_holder)
        WHERE i.lock_user = me AND i.lock_id = the_lock
        ORDER BY i.id;
    DECLARE CONTINUE HANDLER FOR NOT FOUND SET at_end = 1;
    CALL who_calls('finish_all', me, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    SAVEPOINT before_finishing;
    SET at_end = 0;
    OPEN held;
    FETCH held INTO one;
    WHILE NOT at_end DO
        SET its_operation = JSON_VALUE(the_operations, CONCAT('$[', place, ']')), place = place + 1;
        CALL finish_one(me, one, the_lock, the_kind, its_operation, NULL, NULL, the_after, the_reason, the_workstation,
                        moment, 1, answer);
        IF REFUSAL_IN(answer) IS NOT NULL THEN
            ROLLBACK TO SAVEPOINT before_finishing;
            RETURN answer;
        END IF;
        SET finished = CONCAT_WS(',', finished, answer), at_end = 0;
        FETCH held INTO one;
    END WHILE;
    CLOSE held;
    RETURN COALESCE(CONCAT('{"finished":[', finished, ']}'), JSON_OBJECT('refused', 'lock_holds_nothing'));
END
