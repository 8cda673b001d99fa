-- Whether a row that was free when it was looked for still is and nobody else is just writing it or its item; both stay
-- locked for this transaction then. Waits for nobody, so that whoever locks the item before the row can wait for this.
-- Until its end no list makes new items (page_adopted).
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE lock_adopted(
    IN the_queue_id BIGINT, IN the_key LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin, OUT is_ready INTEGER)
MODIFIES SQL DATA SQL SECURITY INVOKER
locking: BEGIN
    DECLARE statement LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
    DECLARE known BIGINT;
    DECLARE counts_done INTEGER;
    SELECT JSON_VALUE(a.statements, '$.lock_free'), COALESCE(JSON_VALUE(a.layout, '$.state'), '') = ''
    INTO statement, counts_done FROM adopted_all AS a WHERE a.queue_id = the_queue_id;
    SET @intray_held = 1;
    IF statement <> '' THEN
        EXECUTE IMMEDIATE CONCAT('SET @intray_held = (', statement, ')');
    END IF;
    SET is_ready = COALESCE(@intray_held, 0);
    IF NOT is_ready THEN
        LEAVE locking;
    END IF;
    SET known = (SELECT a.queue_id FROM adopted_all AS a WHERE a.queue_id = the_queue_id LOCK IN SHARE MODE);
    SET known = (SELECT i.id FROM item_all AS i
                 WHERE i.queue_id = the_queue_id AND i.item_key = CONVERT(the_key USING utf8mb4) COLLATE utf8mb4_nopad_bin);
    IF known IS NOT NULL THEN
        SET is_ready = COALESCE((
            SELECT 1 FROM item_all AS i
            WHERE i.id = known AND i.state NOT IN ('failed', 'dismissed') AND NOT (counts_done AND i.state = 'done')
              AND NOT (i.state = 'open' AND COALESCE(i.due_at, '1000-01-01') > UTC_TIMESTAMP(3))
            FOR UPDATE SKIP LOCKED), 0);
    END IF;
END
