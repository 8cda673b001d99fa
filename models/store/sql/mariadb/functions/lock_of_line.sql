-- Locks the first item of the line that nobody else is just taking; NULL: there is none.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE lock_of_line(IN the_queue_id BIGINT, OUT found BIGINT)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE mark_turn, mark_item, its_turn BIGINT;
    SET found = NULL;
    SELECT m.turn, m.item_id INTO mark_turn, mark_item FROM mark_all AS m WHERE m.queue_id = the_queue_id;
    SELECT i.id, i.turn INTO found, its_turn
    FROM item_all AS i FORCE INDEX (item_turn)
    WHERE i.queue_id = the_queue_id AND i.state = 'open' AND i.due_at IS NULL AND i.front = 0
      AND (i.turn > mark_turn OR (i.turn = mark_turn AND i.id >= mark_item))
    ORDER BY i.turn, i.id LIMIT 1
    FOR UPDATE SKIP LOCKED;
    IF found IS NOT NULL AND (its_turn > mark_turn OR found > mark_item + 500) THEN
        CALL move_mark(the_queue_id);
    END IF;
END
