-- If ever an open item of the line stood behind its queue's mark, nobody would be given it. That cannot happen at READ
-- COMMITTED; whoever gets around the check of the isolation level must not be able to hide items for long.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE mend_marks()
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE its_queue, mark_rank, mark_item, first_rank, first_item BIGINT;
    DECLARE at_end INTEGER DEFAULT 0;
    DECLARE marks CURSOR FOR
        SELECT free.queue_id, free."rank", free.item_id FROM mark_all AS free WHERE free.item_id > 0 FOR UPDATE SKIP LOCKED;
    DECLARE CONTINUE HANDLER FOR NOT FOUND SET at_end = 1;
    OPEN marks;
    FETCH marks INTO its_queue, mark_rank, mark_item;
    WHILE NOT at_end DO
        SET first_item = NULL;
        SELECT i.turn, i.id INTO first_rank, first_item
        FROM item_all AS i FORCE INDEX (item_turn)
        WHERE i.queue_id = its_queue AND i.state = 'open' AND i.due_at IS NULL
          AND (i.turn < mark_rank OR (i.turn = mark_rank AND i.id < mark_item))
        ORDER BY i.turn, i.id LIMIT 1;
        IF first_item IS NOT NULL THEN
            UPDATE mark_all SET "rank" = first_rank, item_id = first_item WHERE queue_id = its_queue;
        END IF;
        SET at_end = 0;
        FETCH marks INTO its_queue, mark_rank, mark_item;
    END WHILE;
    CLOSE marks;
END
