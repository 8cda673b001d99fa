CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE lock_of_front(IN the_queue_id BIGINT, OUT found BIGINT)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    SET found = NULL;
    SELECT i.id INTO found
    FROM item_all AS i FORCE INDEX (item_turn)
    WHERE i.queue_id = the_queue_id AND i.state = 'open' AND i.due_at IS NULL AND i.front = 1
    ORDER BY i.turn, i.id LIMIT 1
    FOR UPDATE SKIP LOCKED;
END
