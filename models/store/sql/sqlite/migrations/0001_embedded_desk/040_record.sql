-- Wide and cold. current is NULL as long as nobody has corrected anything.
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
    CONSTRAINT imported_is_json CHECK (json_valid(imported)),
    CONSTRAINT current_is_json CHECK (current IS NULL OR json_valid(current)),
    CONSTRAINT finished_whole CHECK ((finished_by IS NULL) = (finished_at IS NULL))
) STRICT
