CREATE TRIGGER record_imported_stays BEFORE UPDATE OF imported ON intray.record
FOR EACH ROW EXECUTE FUNCTION intray.refuse('imported_stays')
