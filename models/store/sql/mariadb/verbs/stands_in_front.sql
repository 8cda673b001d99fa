-- Whether an item that becomes available at this place of the claim order stands before the mark, and so in front. The
-- caller holds the item; it holds the mark in share mode from here on.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION stands_in_front(
    the_queue_id BIGINT, the_rank BIGINT, the_item BIGINT)
RETURNS INTEGER
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE in_front INTEGER DEFAULT 0;
    SELECT the_rank < m."rank" OR (the_rank = m."rank" AND the_item < m.item_id) INTO in_front
    FROM mark_all AS m WHERE m.queue_id = the_queue_id
    LOCK IN SHARE MODE;
    RETURN in_front;
END
