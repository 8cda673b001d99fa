-- The item of a row that was free when it was looked for, if it still is and nobody else is just writing the row or the
-- item; both stay locked for this transaction then. NULL: not to be had. Waits for nobody, so that whoever locks the item
-- before the row can wait for this.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE lock_adopted(
    IN the_queue_id BIGINT, IN the_key EXACT_TEXT, IN me EXACT_NAME(255), IN the_workstation EXACT_NAME(255),
    IN moment DATETIME(3), OUT its_id BIGINT)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE statement, seen, stamp, its_holder EXACT_TEXT;
    DECLARE counts_done, counts_failed, is_open INTEGER;
    SELECT JSON_VALUE(a.statements, '$.lock_free'), COALESCE(JSON_VALUE(a.layout, '$.state'), '') = '',
           COALESCE(JSON_VALUE(a.layout, '$.failed'), '') = ''
    INTO statement, counts_done, counts_failed FROM adopted_all AS a WHERE a.queue_id = the_queue_id;
    SET @intray_held = 1, its_id = NULL;
    IF statement <> '' THEN
        CALL ask_table(CONCAT('SET @intray_held = (', statement, ')'), NULL);
    END IF;
    IF @intray_held THEN
        CALL read_adopted(the_queue_id, seen, stamp, its_holder, is_open);
        CALL item_of_adopted(the_queue_id, the_key, seen, me, the_workstation, moment, its_id);
        SET its_id = (
            SELECT i.id FROM item_all AS i
            WHERE i.id = its_id AND i.state <> 'dismissed' AND NOT (counts_done AND i.state = 'done')
              AND NOT (counts_failed AND i.state = 'failed')
              AND NOT COALESCE(i.available_at > UTC_TIMESTAMP(3), 0)
            FOR UPDATE SKIP LOCKED);
    END IF;
END
