-- What two people keyed into the same field of an item of second keying, and what was decided.
CREATE TABLE keying (
    item_id INTEGER NOT NULL,
    queue_id INTEGER NOT NULL REFERENCES queue (id),
    field TEXT NOT NULL,
    first_value TEXT NOT NULL,
    second_value TEXT NOT NULL,
    decided_value TEXT,
    first_user TEXT NOT NULL,
    second_user TEXT NOT NULL,
    decided_by TEXT,
    at TEXT NOT NULL,
    decided_at TEXT,
    PRIMARY KEY (item_id, field),
    CONSTRAINT decided_whole CHECK (
        (decided_value IS NULL) = (decided_by IS NULL) AND (decided_value IS NULL) = (decided_at IS NULL))
) STRICT, WITHOUT ROWID
