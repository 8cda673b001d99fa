-- name: keep_earlier_record
-- One place for all the ways in which an ending is undone.
CREATE TRIGGER keep_earlier_record
AFTER UPDATE OF finished_at ON record
WHEN OLD.finished_at IS NOT NULL AND NEW.finished_at IS NULL
BEGIN
    INSERT INTO earlier_record (item_id, record, error, finished_by, finished_at)
    VALUES (OLD.item_id, coalesce(OLD.current, OLD.imported), OLD.error, OLD.finished_by, OLD.finished_at);
    INSERT INTO earlier_record (item_id, record)
    SELECT NEW.item_id, NEW.current WHERE NEW.current IS NOT OLD.current;
END
