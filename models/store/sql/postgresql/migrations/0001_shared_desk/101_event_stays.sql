CREATE TRIGGER event_stays BEFORE UPDATE OR DELETE ON intray.event
FOR EACH ROW EXECUTE FUNCTION intray.refuse('history_is_append_only')
