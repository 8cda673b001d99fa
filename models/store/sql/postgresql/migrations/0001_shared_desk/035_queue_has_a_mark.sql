CREATE TRIGGER queue_has_a_mark AFTER INSERT ON intray.queue FOR EACH ROW EXECUTE FUNCTION intray.add_mark()
