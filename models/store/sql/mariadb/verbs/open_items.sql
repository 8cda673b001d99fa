-- name: open_items
-- How many items of a queue are open, for whom a reading has found that they may know. Where they are many, one program counts for all,
-- for a twentieth of the time; who asks meanwhile gets the number that was counted last.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION open_items(the_queue BIGINT) RETURNS BIGINT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE known_items, newest_items, known_took BIGINT;
    DECLARE known_at, newest_at DATETIME(6);
    DECLARE CONTINUE HANDLER FOR NOT FOUND BEGIN END;
    SELECT c.items, c.counted_at, c.took INTO known_items, known_at, known_took
    FROM open_count_all AS c WHERE c.queue_id = the_queue;
    IF UTC_TIMESTAMP(6) BETWEEN known_at AND known_at + INTERVAL 20 * known_took MICROSECOND THEN
        RETURN known_items;
    END IF;
    -- Inside somebody's transaction the number would be locked for as long as that takes.
    IF @@GLOBAL.read_only OR @@in_transaction THEN
        RETURN (SELECT COUNT(*) FROM item_all AS i WHERE i.queue_id = the_queue AND i.state = 'open');
    END IF;
    IF known_at IS NOT NULL THEN
        SELECT c.items, c.counted_at INTO newest_items, newest_at
        FROM open_count_all AS c WHERE c.queue_id = the_queue FOR UPDATE SKIP LOCKED;
        -- Somebody counts, or has just done so.
        IF NOT newest_at <=> known_at THEN
            RETURN COALESCE(newest_items, known_items);
        END IF;
    END IF;
    RETURN count_open_items(the_queue, known_at IS NOT NULL);
END

-- name: count_open_items
-- The time of a statement stands still in a function, but not SYSDATE.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION count_open_items(the_queue BIGINT, is_kept INTEGER) RETURNS BIGINT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE began DATETIME(6) DEFAULT SYSDATE(6);
    DECLARE now_open, lasted BIGINT;
    SELECT COUNT(*) INTO now_open FROM item_all AS i WHERE i.queue_id = the_queue AND i.state = 'open';
    SET lasted = TIMESTAMPDIFF(MICROSECOND, began, SYSDATE(6));
    IF now_open > 10000 THEN
        INSERT INTO open_count_all (queue_id, items, counted_at, took)
        VALUES (the_queue, now_open, UTC_TIMESTAMP(6), LEAST(lasted, 1000000))
        ON DUPLICATE KEY UPDATE items = VALUES(items), counted_at = VALUES(counted_at), took = VALUES(took);
    ELSEIF is_kept THEN
        DELETE FROM open_count_all WHERE queue_id = the_queue;
    END IF;
    RETURN now_open;
END
