-- One bringing-in of many items. Its items stay staged, unseen, until it is accepted.
CREATE TABLE import (
    id INTEGER PRIMARY KEY,
    queue_id INTEGER NOT NULL REFERENCES queue (id),
    source TEXT NOT NULL,
    state TEXT NOT NULL,
    user TEXT NOT NULL,
    workstation TEXT NOT NULL,
    started_at TEXT NOT NULL,
    heard_at TEXT NOT NULL,
    CONSTRAINT import_state_known CHECK (state IN ('staging', 'accepted', 'complete', 'discarding', 'discarded'))
) STRICT
