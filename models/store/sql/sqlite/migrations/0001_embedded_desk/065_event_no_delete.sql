CREATE TRIGGER event_no_delete
BEFORE DELETE ON event
BEGIN
    SELECT RAISE(ABORT, 'history_is_append_only');
END
