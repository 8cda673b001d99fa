-- name: record_imported_stays
CREATE TRIGGER record_imported_stays
BEFORE UPDATE OF imported ON record
BEGIN
    SELECT RAISE(ABORT, 'imported_stays');
END

-- name: record_comes_in_whole
-- Nobody who writes without Intray can insert a record that is no JSON object, or is larger than the queue takes.
CREATE TRIGGER record_comes_in_whole
BEFORE INSERT ON record
WHEN json_type(NEW.imported) IS NOT 'object' OR (length(NEW.imported) > 1000 AND length(CAST(NEW.imported AS BLOB)) > (
    SELECT queue.largest_record FROM item JOIN queue ON queue.id = item.queue_id WHERE item.id = NEW.item_id))
BEGIN
    SELECT RAISE(ABORT, 'record_comes_in_whole');
END

-- name: record_stays_whole
CREATE TRIGGER record_stays_whole
BEFORE UPDATE OF current ON record
WHEN NEW.current IS NOT OLD.current AND (
    json_type(NEW.current) IS NOT 'object' OR (length(NEW.current) > 1000 AND length(CAST(NEW.current AS BLOB)) > (
        SELECT queue.largest_record FROM item JOIN queue ON queue.id = item.queue_id WHERE item.id = NEW.item_id)))
BEGIN
    SELECT RAISE(ABORT, 'record_stays_whole');
END
