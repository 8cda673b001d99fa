-- name: record
-- Wide and cold. current is NULL as long as nobody has corrected anything. sealed is 1 while somebody keys the same a
-- second time and must not see it.
CREATE TABLE record (
    item_id INTEGER PRIMARY KEY REFERENCES item (id),
    imported TEXT NOT NULL,
    current TEXT,
    search TEXT NOT NULL,
    context TEXT,
    result TEXT,
    error TEXT,
    finished_by TEXT,
    finished_at TEXT,
    sealed INTEGER NOT NULL DEFAULT 0,
    CONSTRAINT imported_is_json CHECK (json_valid(imported)),
    CONSTRAINT current_is_json CHECK (current IS NULL OR json_valid(current)),
    CONSTRAINT finished_whole CHECK ((finished_by IS NULL) = (finished_at IS NULL))
) STRICT

-- name: record_imported_stays
CREATE TRIGGER record_imported_stays
BEFORE UPDATE OF imported ON record
BEGIN
    SELECT RAISE(ABORT, 'imported_stays');
END

-- name: record_row
CREATE VIEW record_row AS
SELECT item_id, imported, current, context, result, error, finished_by, finished_at FROM record
