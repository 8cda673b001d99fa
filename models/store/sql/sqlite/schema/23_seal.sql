-- name: seal
-- Seals over stretches of the history, each with the digest of the one before (docs/internals/audit.md).
CREATE TABLE seal (
    number INTEGER PRIMARY KEY,
    made_at TEXT NOT NULL,
    made_by TEXT NOT NULL,
    first_event INTEGER NOT NULL,
    last_event INTEGER NOT NULL,
    events INTEGER NOT NULL,
    first_rule INTEGER NOT NULL,
    last_rule INTEGER NOT NULL,
    rules INTEGER NOT NULL,
    previous TEXT NOT NULL,
    digest TEXT NOT NULL,
    CONSTRAINT seal_follows_once UNIQUE (previous),
    CONSTRAINT seal_is_counted_from_one CHECK (number > 0),
    CONSTRAINT seal_digest_is_sha256 CHECK (length(digest) = 64 AND length(previous) = 64)
) STRICT

-- name: seal_no_update
CREATE TRIGGER seal_no_update
BEFORE UPDATE ON seal
BEGIN
    SELECT RAISE(ABORT, 'seals_stay');
END

-- name: seal_no_delete
CREATE TRIGGER seal_no_delete
BEFORE DELETE ON seal
BEGIN
    SELECT RAISE(ABORT, 'seals_stay');
END

-- name: sealed_event
-- A line of the history as a seal reads it. The history of a selftest goes with its items, so no seal covers it.
CREATE VIEW sealed_event AS
SELECT event.id,
       event.id || '|' || coalesce(event.item_id, '-') || '|-|' || event.at || '|' || event.kind || '|'
       || coalesce(event.lock_id, '-') || '|' || coalesce(event.operation_id, '-') || '|'
       || length(CAST(event.user AS BLOB)) || ':' || event.user || '|'
       || length(CAST(event.workstation AS BLOB)) || ':' || event.workstation || '|' || coalesce(event.detail, '-') AS line
FROM event
WHERE event.item_id IS NULL
   OR NOT EXISTS (SELECT 1 FROM selftest WHERE event.item_id BETWEEN selftest.first_item AND selftest.last_item)

-- name: sealed_rule
CREATE VIEW sealed_rule AS
SELECT id,
       id || '|' || at || '|' || kind || '|' || about || '|' || length(CAST(subject AS BLOB)) || ':' || subject || '|'
       || length(CAST(user AS BLOB)) || ':' || user || '|' || coalesce(state, '-') AS line
FROM rule_event
