-- name: earlier_record
-- What the record of an item was before an ending of it was undone, or what came anew from the step before: then
-- finished_at is NULL. The record itself keeps how it came in and how it is.
CREATE TABLE earlier_record (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    item_id INTEGER NOT NULL REFERENCES item (id) ON DELETE CASCADE,
    record TEXT NOT NULL,
    error TEXT,
    finished_by TEXT,
    finished_at TEXT,
    CONSTRAINT earlier_record_is_json CHECK (json_valid(record)),
    CONSTRAINT earlier_record_finished_whole CHECK ((finished_by IS NULL) = (finished_at IS NULL))
) STRICT

-- name: earlier_record_item
CREATE INDEX earlier_record_item ON earlier_record (item_id, id)

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

-- name: earlier_record_row
CREATE VIEW earlier_record_row AS
SELECT id, item_id, record, error, finished_by, finished_at FROM earlier_record
