CREATE TRIGGER event_is_not_emptied BEFORE TRUNCATE ON intray.event
FOR EACH STATEMENT EXECUTE FUNCTION intray.refuse('history_is_append_only')
