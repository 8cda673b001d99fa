-- name: delivered
-- What an import brought last for an item that was there before: what the next one is compared with, as soon as it differs
-- from what came in first. recalled_at: when the item was taken out of its queue again; it comes back with its key.
-- worked_from: what people's work is compared with in its place, until somebody has seen what was proposed since.
CREATE TABLE delivered (
    item_id INTEGER PRIMARY KEY REFERENCES item (id) ON DELETE CASCADE,
    import_id INTEGER REFERENCES import (id),
    record TEXT,
    recalled_at TEXT,
    worked_from TEXT,
    CONSTRAINT delivered_record_is_json CHECK (record IS NULL OR json_valid(record)),
    CONSTRAINT worked_from_is_json CHECK (worked_from IS NULL OR json_valid(worked_from))
) STRICT

-- name: delivered_row
CREATE VIEW delivered_row AS
SELECT item_id, coalesce(worked_from, record) AS record FROM delivered

-- name: redelivered
-- What an import says of items that were there before. outcome: waiting until the import was accepted; same: the record is
-- as it was (told only where the file has everything); updated; proposed: a person decides; again: it had been taken out
-- and is back; refused. record is what the file says, as long as it waits.
CREATE TABLE redelivered (
    import_id INTEGER NOT NULL REFERENCES import (id),
    item_id INTEGER NOT NULL REFERENCES item (id) ON DELETE CASCADE,
    record TEXT,
    outcome TEXT NOT NULL,
    PRIMARY KEY (import_id, item_id),
    CONSTRAINT redelivered_outcome_known CHECK (
        outcome = 'waiting' OR outcome = 'same' OR outcome = 'updated' OR outcome = 'proposed' OR outcome = 'again'
        OR outcome = 'refused')
) STRICT, WITHOUT ROWID

-- name: redelivered_item
CREATE INDEX redelivered_item ON redelivered (item_id)

-- name: redelivered_waiting
CREATE INDEX redelivered_waiting ON redelivered (import_id, item_id) WHERE outcome = 'waiting'

-- name: redelivered_row
CREATE VIEW redelivered_row AS
SELECT import_id, item_id, outcome FROM redelivered
