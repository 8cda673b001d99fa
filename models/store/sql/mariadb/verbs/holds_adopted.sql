-- name: holds_adopted
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

-- name: take_out_own_lock
-- Takes Intray's own lock, with what tells it from others, out of the row that was named (name_row) where another program has
-- put back the state alone. What the table refuses stays. is_tried: such a lock may have stood there.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE take_out_own_lock(
    IN the_queue_id BIGINT, IN the_item BIGINT, IN the_stamp EXACT_TEXT, OUT is_tried INTEGER)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE statement EXACT_TEXT;
    DECLARE secret EXACT_CODE(32) DEFAULT HEX(RANDOM_BYTES(16));
    DECLARE CONTINUE HANDLER FOR SQLSTATE '45000' SET statement = NULL;
    -- Other programs name no workstation.
    SELECT MAX(JSON_VALUE(a.statements, '$.take_out[0]')), MAX(i.lock_user) INTO statement, @intray_user
    FROM item_all AS i JOIN adopted_all AS a ON a.queue_id = i.queue_id
    WHERE i.id = the_item AND i.queue_id = the_queue_id AND i.state = 'locked' AND i.lock_workstation <> '';
    SET is_tried = COALESCE(statement <> '', 0);
    IF is_tried THEN
        SET @intray_lock_time = AES_ENCRYPT(the_stamp, secret);
        CALL ask_table(REPLACE(
            statement, '@intray_lock_time', 'CONVERT(AES_DECRYPT(@intray_lock_time, ?) USING utf8mb4)'), secret);
    END IF;
END
