-- name: event
-- The history. item_id is not a foreign key: the history outlives what it tells of.
CREATE TABLE event (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    item_id INTEGER,
    at TEXT NOT NULL,
    kind TEXT NOT NULL,
    user TEXT NOT NULL,
    workstation TEXT NOT NULL,
    lock_id TEXT,
    operation_id TEXT,
    detail TEXT,
    CONSTRAINT event_kind_known CHECK (kind IN (
        'imported', 'added', 'claimed', 'completed', 'returned', 'dismissed', 'failed', 'released', 'expired',
        'taken_back', 'reopened', 'sent_back', 'withdrawn', 'prioritized', 'tombstone')),
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
CREATE VIEW event_row AS
SELECT id, item_id, at, kind, user, workstation, lock_id, operation_id, detail FROM event
