-- name: event_rule
-- What can stand in the history, and what follows from it; the lines of allEventRules in queue/eventkind.h. state is the
-- item's afterwards, unfinished and completed what the event adds to those figures. A new kind is a row.
CREATE TABLE event_rule (
    kind TEXT NOT NULL PRIMARY KEY,
    effect TEXT NOT NULL,
    state TEXT,
    unfinished INTEGER NOT NULL,
    completed INTEGER NOT NULL
) STRICT, WITHOUT ROWID

-- name: event_rules
INSERT INTO event_rule (kind, effect, state, unfinished, completed) VALUES
    ('imported', 'brings_in', 'open', 1, 0),
    ('added', 'brings_in', 'open', 1, 0),
    ('claimed', 'locks', 'locked', 0, 0),
    ('completed', 'ends_lock', 'done', -1, 1),
    ('returned', 'ends_lock', 'open', 0, 0),
    ('dismissed', 'ends_lock', 'dismissed', -1, 0),
    ('failed', 'ends_lock', 'failed', -1, 0),
    ('sent_back', 'ends_lock', 'done', -1, 0),
    ('released', 'ends_lock', 'open', 0, 0),
    ('expired', 'ends_lock', 'open', 0, 0),
    ('taken_back', 'takes_back', 'open', 1, -1),
    ('reopened', 'reopens', 'open', 1, 0),
    ('withdrawn', 'withdraws', 'done', -1, 0),
    ('prioritized', 'moves', 'open', 0, 0),
    ('assigned', 'moves', 'open', 0, 0),
    ('unassigned', 'moves', 'open', 0, 0),
    ('noted', 'none', NULL, 0, 0),
    ('merged', 'ends_lock', 'dismissed', -1, 0),
    ('absorbed', 'none', NULL, 0, 0),
    ('told_apart', 'none', NULL, 0, 0),
    ('attached', 'none', NULL, 0, 0),
    ('corrected', 'corrects', 'open', 0, 0),
    ('updated', 'corrects', 'open', 0, 0),
    ('recalled', 'recalls', 'dismissed', -1, 0),
    ('proposed', 'none', NULL, 0, 0),
    ('tombstone', 'none', NULL, 0, 0)

-- name: event
-- The history. item_id is not a foreign key: the history outlives what it tells of.
CREATE TABLE event (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    item_id INTEGER,
    at TEXT NOT NULL,
    kind TEXT NOT NULL REFERENCES event_rule (kind),
    user TEXT NOT NULL,
    workstation TEXT NOT NULL,
    lock_id TEXT,
    operation_id TEXT,
    detail TEXT,
    CONSTRAINT event_names_its_item CHECK ((item_id IS NULL) = (kind = 'tombstone')),
    CONSTRAINT event_detail_is_json CHECK (detail IS NULL OR json_valid(detail))
) STRICT

-- name: event_item
CREATE INDEX event_item ON event (item_id, id)

-- name: event_operation_once
CREATE UNIQUE INDEX event_operation_once ON event (operation_id) WHERE operation_id IS NOT NULL

-- name: event_finished
CREATE INDEX event_finished ON event (user, at) WHERE kind IN ('completed', 'taken_back')

-- name: event_no_update
CREATE TRIGGER event_no_update
BEFORE UPDATE ON event
BEGIN
    SELECT RAISE(ABORT, 'history_is_append_only');
END

-- name: event_no_delete
CREATE TRIGGER event_no_delete
BEFORE DELETE ON event
WHEN OLD.item_id IS NULL OR NOT EXISTS (SELECT 1 FROM selftest_item WHERE id = OLD.item_id)
BEGIN
    SELECT RAISE(ABORT, 'history_is_append_only');
END

-- name: event_row
-- Without the digest of the record: who may not read a sealed record could guess it by that. The audit reads it.
CREATE VIEW event_row AS
SELECT id, item_id, at, kind, user, workstation, lock_id, operation_id,
       nullif(json_remove(detail, '$.digest'), '{}') AS detail
FROM event
