-- name: name_row
-- Sets what the statements on an adopted table go by. The lock is one that the caller names, or none.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE name_row(
    IN the_queue_id BIGINT, IN the_key EXACT_TEXT, IN the_user EXACT_TEXT, IN the_lock EXACT_CODE(36),
    IN the_record EXACT_TEXT)
MODIFIES SQL DATA SQL SECURITY INVOKER
SET @intray_key = the_key, @intray_user = the_user, @intray_lock_id = the_lock,
    @intray_record = COALESCE(the_record, '{}'), @intray_queue_id = the_queue_id, @intray_after = '', @intray_needle = '',
    @intray_seconds = (SELECT q.lock_seconds FROM queue_all AS q WHERE q.id = the_queue_id)

-- name: forget_row
-- Empties all that was put into session variables, so that nobody finds there what was another's.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE forget_row()
MODIFIES SQL DATA SQL SECURITY INVOKER
SET @intray_key = NULL, @intray_user = NULL, @intray_lock_id = NULL, @intray_lock_time = NULL, @intray_record = NULL,
    @intray_queue_id = NULL, @intray_after = NULL, @intray_needle = NULL, @intray_seconds = NULL, @intray_seen = NULL,
    @intray_stamp = NULL, @intray_holder = NULL, @intray_is_open = NULL, @intray_age = NULL, @intray_rows = NULL,
    @intray_length = NULL, @intray_held = NULL, @intray_minutes = NULL, @intray_free = NULL, @intray_taken = NULL,
    @intray_done = NULL, @intray_opened = NULL, @intray_closed = NULL, @intray_settling = NULL, @intray_refusing = NULL
