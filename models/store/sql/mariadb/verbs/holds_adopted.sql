-- Whether the table still says that a lock, with what tells it from others (its time and id as text), holds the row
-- that was named (name_row), which stays locked then.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE holds_adopted(
    IN the_queue_id BIGINT, IN the_stamp EXACT_TEXT, OUT held INTEGER)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE statement EXACT_TEXT;
    DECLARE secret EXACT_CODE(32) DEFAULT HEX(RANDOM_BYTES(16));
    SELECT JSON_VALUE(a.statements, '$.held') INTO statement FROM adopted_all AS a WHERE a.queue_id = the_queue_id;
    SET @intray_held = NULL, @intray_lock_time = AES_ENCRYPT(the_stamp, secret);
    CALL ask_table(CONCAT('SET @intray_held = (', REPLACE(
        statement, '@intray_lock_time', 'CONVERT(AES_DECRYPT(@intray_lock_time, ?) USING utf8mb4)'), ')'),
        secret);
    SET held = COALESCE(@intray_held, 0);
END
