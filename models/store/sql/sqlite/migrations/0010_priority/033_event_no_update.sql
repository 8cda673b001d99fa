CREATE TRIGGER event_no_update
BEFORE UPDATE ON event
BEGIN
    SELECT RAISE(ABORT, 'history_is_append_only');
END
