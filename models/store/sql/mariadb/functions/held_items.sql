-- What a lock of this user holds, in claim order; NULL: nothing. Not by JSON_ARRAYAGG, which cuts long answers.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION held_items(me VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin, the_lock CHAR(36) CHARACTER SET ascii COLLATE ascii_bin)
RETURNS LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE answer LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
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
