-- name: seal_all
-- Seals over stretches of the history, each with the digest of the one before (docs/internals/audit.md).
CREATE TABLE IF NOT EXISTS seal_all (
    number BIGINT NOT NULL PRIMARY KEY,
    made_at DATETIME(3) NOT NULL,
    made_by VARCHAR(128) NOT NULL,
    first_event BIGINT NOT NULL,
    last_event BIGINT NOT NULL,
    events BIGINT NOT NULL,
    first_rule BIGINT NOT NULL,
    last_rule BIGINT NOT NULL,
    rules BIGINT NOT NULL,
    previous EXACT_CODE(64) NOT NULL,
    digest EXACT_CODE(64) NOT NULL,
    CONSTRAINT seal_follows_once UNIQUE (previous),
    CONSTRAINT seal_is_counted_from_one CHECK (number > 0),
    CONSTRAINT seal_digest_is_sha256 CHECK (CHAR_LENGTH(digest) = 64 AND CHAR_LENGTH(previous) = 64)
) EXACT_TABLE

-- name: seal
-- For whoever may check the history.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW seal AS
SELECT
    s.number, CONCAT(REPLACE(s.made_at, ' ', 'T'), 'Z') AS made_at, s.made_by, s.first_event, s.last_event, s.events,
    s.first_rule, s.last_rule, s.rules, s.previous, s.digest
FROM seal_all AS s
JOIN user_all AS me ON me.login = SESSION_LOGIN() AND me.active = 1
WHERE FIND_IN_SET('supervisor', me.roles) OR FIND_IN_SET('administrator', me.roles) OR FIND_IN_SET('auditor', me.roles)

-- name: event_line
-- A line of the history as a seal reads it. The history of a selftest goes with its items, so no seal covers it.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW event_line AS
SELECT
    e.id,
    CONCAT(e.id, '|', COALESCE(e.item_id, '-'), '|', COALESCE(e.queue_id, '-'), '|', REPLACE(e.at, ' ', 'T'), 'Z|', e.kind,
           '|', COALESCE(e.lock_id, '-'), '|', COALESCE(e.operation_id, '-'), '|', OCTET_LENGTH(e.user_name), ':',
           e.user_name, '|', OCTET_LENGTH(e.workstation), ':', e.workstation, '|', COALESCE(e.detail, '-') COLLATE EXACT_TEXT) AS line
FROM event_all AS e
WHERE e.item_id IS NULL
   OR NOT EXISTS (SELECT 1 FROM selftest_all AS s
                  WHERE s.queue_id = e.queue_id AND e.item_id BETWEEN s.first_item AND s.last_item)

-- name: rule_line
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW rule_line AS
SELECT
    r.id,
    CONCAT(r.id, '|', REPLACE(r.at, ' ', 'T'), 'Z|', r.kind, '|', r.about, '|', OCTET_LENGTH(r.subject), ':', r.subject, '|',
           OCTET_LENGTH(r.user_name), ':', r.user_name, '|', COALESCE(r.state, '-') COLLATE EXACT_TEXT) AS line
FROM rule_event_all AS r
