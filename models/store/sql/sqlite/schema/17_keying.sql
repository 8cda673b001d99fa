-- name: keying
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

-- name: keying_queue
CREATE INDEX keying_queue ON keying (queue_id, field)

-- name: keying_row
CREATE VIEW keying_row AS
SELECT item_id, queue_id, field, first_value, second_value, decided_value, first_user, second_user, decided_by, at,
       decided_at
FROM keying
