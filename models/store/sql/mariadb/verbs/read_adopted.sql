-- What an adopted table says of the row @intray_key; all null if it is gone.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE read_adopted(
    IN the_queue_id BIGINT, OUT seen EXACT_TEXT, OUT stamp EXACT_TEXT, OUT its_holder EXACT_TEXT, OUT is_open INTEGER)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE statement EXACT_TEXT;
    DECLARE secret EXACT_CODE(32) DEFAULT HEX(RANDOM_BYTES(16));
    SELECT JSON_VALUE(a.statements, '$.read') INTO statement FROM adopted_all AS a WHERE a.queue_id = the_queue_id;
    SET @intray_seen = NULL, @intray_stamp = NULL, @intray_holder = NULL, @intray_is_open = NULL;
    CALL ask_table(CONCAT(
        'SELECT AES_ENCRYPT(CONVERT(s.record USING utf8mb4), g.secret), AES_ENCRYPT(CONVERT(s.lock_time USING utf8mb4), ',
        'g.secret), AES_ENCRYPT(CONVERT(s.holder USING utf8mb4), g.secret), s.is_open INTO @intray_seen, @intray_stamp, ',
        '@intray_holder, @intray_is_open FROM (SELECT ? AS secret) AS g JOIN (', statement, ') AS s'), secret);
    SET seen = CONVERT(AES_DECRYPT(@intray_seen, secret) USING utf8mb4),
        stamp = CONVERT(AES_DECRYPT(@intray_stamp, secret) USING utf8mb4),
        its_holder = CONVERT(AES_DECRYPT(@intray_holder, secret) USING utf8mb4), is_open = @intray_is_open,
        @intray_seen = NULL, @intray_stamp = NULL, @intray_holder = NULL;
END
