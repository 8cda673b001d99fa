CREATE TRIGGER record_imported_stays
BEFORE UPDATE OF imported ON record
BEGIN
    SELECT RAISE(ABORT, 'imported_stays');
END
