-- name: import
-- One import of many items, a delivery. They stay staged, unseen, until it is accepted. told: the file's digest and what was
-- counted. first_item and last_item: between which numbers its items are. recalled_at: when it was taken back.
CREATE TABLE import (
    id INTEGER PRIMARY KEY,
    queue_id INTEGER NOT NULL REFERENCES queue (id),
    source TEXT NOT NULL,
    state TEXT NOT NULL,
    user TEXT NOT NULL,
    workstation TEXT NOT NULL,
    started_at TEXT NOT NULL,
    heard_at TEXT NOT NULL,
    told TEXT,
    first_item INTEGER,
    last_item INTEGER,
    recalled_at TEXT,
    recalled_by TEXT,
    CONSTRAINT import_state_known CHECK (state IN ('staging', 'accepted', 'complete', 'discarding', 'discarded'))
) STRICT

-- name: import_one_at_a_time
CREATE UNIQUE INDEX import_one_at_a_time ON import (queue_id) WHERE state IN ('staging', 'accepted', 'discarding')

-- name: import_row
CREATE VIEW import_row AS
SELECT id, queue_id, source, state, user, started_at, heard_at, told, recalled_at, recalled_by FROM import
