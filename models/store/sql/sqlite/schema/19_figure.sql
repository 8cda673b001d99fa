-- name: figure
-- How often each kind of event happened in each quarter of an hour (UTC, such as 2026-11-21T19:45Z), by whom, and between
-- which numbers of the history. quarter '' has all quarters together. What it says is added up from the history.
CREATE TABLE figure (
    quarter TEXT NOT NULL,
    queue_id INTEGER NOT NULL REFERENCES queue (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    user TEXT NOT NULL,
    n INTEGER NOT NULL,
    first_event INTEGER NOT NULL,
    last_event INTEGER NOT NULL,
    PRIMARY KEY (quarter, queue_id, kind, user)
) STRICT, WITHOUT ROWID

-- name: figure_queue
CREATE INDEX figure_queue ON figure (queue_id)

-- name: figure_row
CREATE VIEW figure_row AS
SELECT quarter, queue_id, kind, user, n, first_event, last_event FROM figure
