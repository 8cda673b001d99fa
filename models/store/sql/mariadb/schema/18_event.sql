-- name: event_rule
-- What can stand in the history, and what follows from it; the lines of allEventRules in queue/eventkind.h. state is the
-- item's afterwards, unfinished and completed what the event adds to those figures. A new kind is a row.
CREATE TABLE IF NOT EXISTS event_rule (
    kind EXACT_WORD(16) NOT NULL PRIMARY KEY,
    effect EXACT_WORD(16) NOT NULL,
    state EXACT_WORD(16),
    unfinished INTEGER NOT NULL,
    completed INTEGER NOT NULL
) EXACT_TABLE

-- name: event_rules
INSERT IGNORE INTO event_rule (kind, effect, state, unfinished, completed) VALUES
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

-- name: event_all
-- The history. item_id is not a foreign key: the history outlives what it tells of. queue_id decides who may read a
-- line; a tombstone has neither.
CREATE TABLE IF NOT EXISTS event_all (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    queue_id BIGINT,
    item_id BIGINT,
    at DATETIME(3) NOT NULL,
    kind ENUM(
        'imported', 'added', 'claimed', 'completed', 'returned', 'dismissed', 'failed', 'released', 'expired',
        'taken_back', 'reopened', 'withdrawn', 'tombstone', 'sent_back', 'prioritized', 'noted',
        'merged', 'absorbed', 'told_apart', 'corrected', 'assigned',
        'unassigned', 'attached', 'updated', 'recalled', 'proposed') CHARACTER SET ascii NOT NULL,
    user VARCHAR(128) NOT NULL,
    workstation VARCHAR(255) NOT NULL,
    lock_id EXACT_CODE(36),
    operation_id EXACT_CODE(36),
    detail EXACT_TEXT,
    KEY event_item (item_id, id),
    KEY event_finished (user, kind, at),
    CONSTRAINT event_operation_once UNIQUE (operation_id),
    CONSTRAINT event_names_its_item CHECK ((item_id IS NULL) = (kind = 'tombstone')),
    CONSTRAINT event_detail_is_json CHECK (detail IS NULL OR JSON_VALID(detail))
) EXACT_TABLE

-- name: event
-- For counting alone: no statement may give its lock_id to anybody. at_utc is the time itself, for the index.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW event AS
SELECT
    e.id, e.item_id, CONCAT(REPLACE(e.at, ' ', 'T'), 'Z') AS at, e.kind, e.user, e.workstation,
    e.lock_id, e.operation_id, NULLIF(JSON_REMOVE(e.detail, '$.digest'), '{}') AS detail, e.at AS at_utc
FROM event_all AS e
JOIN sight_all AS s
    ON s.queue_id = e.queue_id AND s.sees_items = 1
    AND s.login = SESSION_LOGIN()

-- name: event_row
-- Whoever had a lock sees its id, also where another ended it. Without the digest of the record: who may not read a sealed
-- record could guess it by that. The audit and the seals read it. A note may say what stands in the record, so whoever may
-- not read a sealed record may not read the notes on it.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW event_row AS
SELECT
    e.id, e.item_id, CONCAT(REPLACE(e.at, ' ', 'T'), 'Z') AS at, e.kind, e.user, e.workstation,
    CASE WHEN s.sees_locks OR e.user = s.user
              OR EXISTS (SELECT 1 FROM event_all AS mine
                         WHERE mine.item_id = e.item_id AND mine.lock_id = e.lock_id AND mine.user = s.user)
         THEN e.lock_id END AS lock_id,
    e.operation_id, NULLIF(JSON_REMOVE(e.detail, '$.digest'), '{}') AS detail
FROM event_all AS e
JOIN sight_all AS s
    ON s.queue_id = e.queue_id AND s.sees_items = 1
    AND s.login = SESSION_LOGIN()
WHERE e.kind <> 'noted' OR s.sees_locks OR NOT EXISTS (
    SELECT 1 FROM record_all AS r JOIN item_all AS i ON i.id = r.item_id
    WHERE r.item_id = e.item_id AND r.sealed = 1 AND NOT r.finished_by <=> s.user
      AND NOT (i.state = 'locked' AND i.lock_user <=> s.user))
