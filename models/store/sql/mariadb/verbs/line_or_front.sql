-- How an item that opens at this place waits (item_all.due_at): in the line of those for whom it is, or, behind the mark,
-- in front. The caller holds the item; it holds the mark in share mode from here on.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION line_or_front(
    the_queue_id BIGINT, the_turn BIGINT, the_item BIGINT)
RETURNS DATETIME(3)
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE its_due DATETIME(3);
    SELECT i.line INTO its_due FROM item_all AS i WHERE i.id = the_item LOCK IN SHARE MODE;
    IF its_due IS NOT NULL THEN
        RETURN its_due;
    END IF;
    SELECT IF(the_turn < m.turn OR (the_turn = m.turn AND the_item < m.item_id), '1000-01-01', NULL) INTO its_due
    FROM mark_all AS m WHERE m.queue_id = the_queue_id
    LOCK IN SHARE MODE;
    RETURN its_due;
END
