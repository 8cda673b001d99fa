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
        'taken_back', 'reopened', 'withdrawn', 'tombstone', 'sent_back', 'prioritized') CHARACTER SET ascii NOT NULL,
    user_name VARCHAR(128) NOT NULL,
    workstation VARCHAR(255) NOT NULL,
    lock_id EXACT_CODE(36),
    operation_id EXACT_CODE(36),
    detail EXACT_TEXT,
    KEY event_item (item_id, id),
    KEY event_finished (user_name, kind, at),
    CONSTRAINT event_operation_once UNIQUE (operation_id),
    CONSTRAINT event_names_its_item CHECK ((item_id IS NULL) = (kind = 'tombstone')),
    CONSTRAINT event_detail_is_json CHECK (detail IS NULL OR JSON_VALID(detail))
) EXACT_TABLE

-- name: event
-- at_utc is the time itself, for the index.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW event AS
SELECT
    e.id, e.item_id, CONCAT(REPLACE(e.at, ' ', 'T'), 'Z') AS at, e.kind, e.user_name AS "user", e.workstation,
    e.lock_id, e.operation_id, e.detail, e.at AS at_utc
FROM event_all AS e
JOIN sight_all AS s
    ON s.queue_id = e.queue_id AND s.sees_items = 1
    AND s.login = SESSION_LOGIN()

-- name: event_row
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW event_row AS
SELECT
    e.id, e.item_id, CONCAT(REPLACE(e.at, ' ', 'T'), 'Z') AS at, e.kind, e.user_name AS "user", e.workstation,
    e.lock_id, e.operation_id, e.detail
FROM event_all AS e
JOIN sight_all AS s
    ON s.queue_id = e.queue_id AND s.sees_items = 1
    AND s.login = SESSION_LOGIN()
