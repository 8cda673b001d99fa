-- Sets what the statements on an adopted table go by.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE name_row(
    IN the_queue_id BIGINT, IN the_key EXACT_TEXT, IN the_user EXACT_TEXT, IN the_lock EXACT_CODE(36),
    IN the_time EXACT_TEXT, IN the_record EXACT_TEXT)
MODIFIES SQL DATA SQL SECURITY INVOKER
SET @intray_key = the_key, @intray_user = the_user, @intray_lock_id = the_lock, @intray_lock_time = the_time,
    @intray_record = COALESCE(the_record, '{}'), @intray_queue_id = the_queue_id, @intray_after = '', @intray_needle = '',
    @intray_seconds = (SELECT q.lock_seconds FROM queue_all AS q WHERE q.id = the_queue_id)
