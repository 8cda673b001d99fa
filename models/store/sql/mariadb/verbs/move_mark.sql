-- Up to the first open item of the line, read with a lock, so that what has just been opened counts (see free_locks).
-- Waits for those who are just taking the first ones; they never wait for the mark. Nobody is just opening an item,
-- because they would hold the mark.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE move_mark(IN the_queue_id BIGINT)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE from_rank, from_item, to_rank, to_item BIGINT;
    SELECT free."rank", free.item_id INTO from_rank, from_item
    FROM mark_all AS free WHERE free.queue_id = the_queue_id
    FOR UPDATE SKIP LOCKED;
    IF from_rank IS NOT NULL THEN
        SELECT i.turn, i.id INTO to_rank, to_item
        FROM item_all AS i FORCE INDEX (item_turn)
        WHERE i.queue_id = the_queue_id AND i.state = 'open' AND i.due_at IS NULL
          AND (i.turn > from_rank OR (i.turn = from_rank AND i.id >= from_item))
        ORDER BY i.turn, i.id LIMIT 1
        LOCK IN SHARE MODE;
        IF to_rank IS NOT NULL THEN
            UPDATE mark_all AS m SET m."rank" = to_rank, m.item_id = to_item WHERE m.queue_id = the_queue_id;
        END IF;
    END IF;
END
