-- What was returned for later and is due becomes available.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE wake_items(IN the_queue_id BIGINT, IN moment DATETIME(3))
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE one, its_turn BIGINT;
    DECLARE at_end INTEGER DEFAULT 0;
    DECLARE due CURSOR FOR
        SELECT i.id, i.turn FROM item_all AS i FORCE INDEX (item_turn)
        WHERE i.queue_id = the_queue_id AND i.state = 'open' AND i.due_at > '1000-01-01' AND i.due_at <= moment
        LIMIT 1000
        FOR UPDATE SKIP LOCKED;
    DECLARE CONTINUE HANDLER FOR NOT FOUND SET at_end = 1;
    OPEN due;
    FETCH due INTO one, its_turn;
    WHILE NOT at_end DO
        UPDATE item_all AS i
        SET i.due_at = line_or_front(the_queue_id, its_turn, one), i.changes = i.changes + 1
        WHERE i.id = one;
        FETCH due INTO one, its_turn;
    END WHILE;
    CLOSE due;
END
