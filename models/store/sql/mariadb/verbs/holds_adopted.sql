-- Whether the table still says that the lock that was named (name_row) holds the row, which stays locked then.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE holds_adopted(IN the_queue_id BIGINT, OUT held INTEGER)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE statement EXACT_TEXT;
    SELECT JSON_VALUE(a.statements, '$.held') INTO statement FROM adopted_all AS a WHERE a.queue_id = the_queue_id;
    SET @intray_held = NULL;
    EXECUTE IMMEDIATE CONCAT('SET @intray_held = (', statement, ')');
    SET held = COALESCE(@intray_held, 0);
END
