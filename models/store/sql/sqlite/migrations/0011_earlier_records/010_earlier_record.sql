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
