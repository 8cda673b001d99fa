-- What an adopted table says of the row @intray_key: @intray_seen, _seen_time, _holder, _is_open; null if it is gone.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE read_adopted(IN the_queue_id BIGINT)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE statement EXACT_TEXT;
    SELECT JSON_VALUE(a.statements, '$.read') INTO statement FROM adopted_all AS a WHERE a.queue_id = the_queue_id;
    SET @intray_seen = NULL, @intray_seen_time = NULL, @intray_holder = NULL, @intray_is_open = NULL;
    EXECUTE IMMEDIATE CONCAT(
        'SELECT s.record, s.lock_time, s.holder, s.is_open INTO @intray_seen, @intray_seen_time, @intray_holder, ',
        '@intray_is_open FROM (', statement, ') AS s');
END
