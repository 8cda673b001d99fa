-- Filters of a queue's list that are shared with everybody who sees the queue.

-- name: shared_filter
-- What to show of a queue's list, under a name, for everybody who sees the queue.
CREATE TABLE shared_filter (
    queue_id INTEGER NOT NULL REFERENCES queue (id) ON DELETE CASCADE,
    name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
    filter TEXT NOT NULL CHECK (length(filter) <= 65536),
    shared_at TEXT NOT NULL,
    shared_by TEXT NOT NULL,
    PRIMARY KEY (queue_id, name)
) STRICT, WITHOUT ROWID

-- name: shared_filter_row
CREATE VIEW shared_filter_row AS
SELECT queue.name AS queue, its.name, its.filter, its.shared_at, its.shared_by
FROM shared_filter AS its
JOIN queue ON queue.id = its.queue_id
