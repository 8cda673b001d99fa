-- name: source_row
-- What the last run of a queue's query found, without what will not come back; rank as in item.
CREATE TABLE source_row (
    queue_id INTEGER NOT NULL REFERENCES queue (id) ON DELETE CASCADE,
    rank INTEGER NOT NULL,
    place INTEGER NOT NULL,
    key TEXT NOT NULL,
    record TEXT NOT NULL,
    PRIMARY KEY (queue_id, rank, place),
    CONSTRAINT source_record_is_json CHECK (json_valid(record))
) STRICT, WITHOUT ROWID
