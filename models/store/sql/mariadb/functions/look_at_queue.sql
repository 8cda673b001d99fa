-- What a claim must know of a queue before it takes; NULL as id: there is none of this name. Wakes what is due.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE look_at_queue(
    IN the_name VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin, IN moment DATETIME(3), OUT its_id BIGINT, OUT gives INTEGER, OUT is_limited INTEGER,
    OUT is_plain INTEGER)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE some_are_due INTEGER;
    SET its_id = NULL, gives = 0, is_limited = 0, is_plain = 0;
    SELECT q.id, q.paused = 0 AND COALESCE(s.takes, 0), q.locks_per_user IS NOT NULL INTO its_id, gives, is_limited
    FROM queue_all AS q
    LEFT JOIN sight_all AS s ON s.queue_id = q.id AND s.login = SUBSTR(SESSION_USER(), 1, CHAR_LENGTH(SESSION_USER()) - CHAR_LENGTH(SUBSTRING_INDEX(SESSION_USER(), '@', -1)) - 1)
    WHERE q.name = the_name;
    IF gives THEN
        SELECT EXISTS (SELECT 1 FROM item_all AS i FORCE INDEX (item_turn)
                       WHERE i.queue_id = its_id AND i.state = 'open' AND i.due_at <= moment)
        INTO some_are_due;
        IF some_are_due THEN
            CALL wake_items(its_id, moment);
        END IF;
        SELECT NOT EXISTS (SELECT 1 FROM item_all AS i FORCE INDEX (item_turn)
                           WHERE i.queue_id = its_id AND i.state = 'open' AND i.due_at IS NULL AND i.front = 1)
               AND NOT EXISTS (SELECT 1 FROM item_all AS i FORCE INDEX (item_turn)
                               WHERE i.queue_id = its_id AND i.state = 'locked' AND i.due_at <= moment)
        INTO is_plain;
    END IF;
END
