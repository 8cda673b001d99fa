-- What a lock of this user holds, in claim order; NULL: nothing. Not by JSON_ARRAYAGG, which cuts long answers.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION held_items(me EXACT_NAME(255), the_lock EXACT_CODE(36))
RETURNS EXACT_TEXT
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE answer EXACT_TEXT;
    DECLARE one BIGINT;
    DECLARE at_end INTEGER DEFAULT 0;
    DECLARE held CURSOR FOR
        SELECT i.id FROM item_all AS i FORCE INDEX (item_holder)
        WHERE i.lock_user = me AND i.lock_id = the_lock
        ORDER BY i.priority DESC, i.id;
    DECLARE CONTINUE HANDLER FOR NOT FOUND SET at_end = 1;
    OPEN held;
    FETCH held INTO one;
    WHILE NOT at_end DO
        SET answer = CONCAT_WS(',', answer, item_answer(one));
        FETCH held INTO one;
    END WHILE;
    CLOSE held;
    RETURN answer;
END
