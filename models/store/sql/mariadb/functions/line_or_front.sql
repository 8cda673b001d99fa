-- Whether an item that opens at this place stands behind the mark, and so in front (see mark_all). Holds the mark in
-- share mode from here on.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION line_or_front(the_queue_id BIGINT, the_turn BIGINT, the_item BIGINT) RETURNS TINYINT
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE is_behind TINYINT;
    SELECT the_turn < m.turn OR (the_turn = m.turn AND the_item < m.item_id) INTO is_behind
    FROM mark_all AS m WHERE m.queue_id = the_queue_id
    LOCK IN SHARE MODE;
    RETURN is_behind;
END
