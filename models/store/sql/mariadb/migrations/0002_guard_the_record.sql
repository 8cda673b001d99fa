-- What guards the record: its fields and size, who may read it, and that nobody changed it afterwards.
-- Each statement can be run again: MariaDB commits after every change of a table.

-- name: queue_fields
ALTER TABLE queue_all
    ADD COLUMN IF NOT EXISTS fields EXACT_TEXT NOT NULL DEFAULT '[]',
    ADD COLUMN IF NOT EXISTS required_fields EXACT_TEXT NOT NULL DEFAULT '[]',
    ADD COLUMN IF NOT EXISTS largest_record BIGINT NOT NULL DEFAULT 1048576,
    ADD COLUMN IF NOT EXISTS largest_field BIGINT NOT NULL DEFAULT 1048576

-- name: fields_are_a_list
ALTER TABLE queue_all ADD CONSTRAINT IF NOT EXISTS fields_are_a_list CHECK (JSON_TYPE(fields) = 'ARRAY')

-- name: largest_record_positive
ALTER TABLE queue_all ADD CONSTRAINT IF NOT EXISTS largest_record_positive CHECK (largest_record > 0)

-- name: largest_field_positive
ALTER TABLE queue_all ADD CONSTRAINT IF NOT EXISTS largest_field_positive CHECK (largest_field > 0)

-- name: required_of_schemas
UPDATE queue_all SET required_fields = COALESCE(JSON_QUERY(record_schema, '$.required'), '[]')

-- name: fields_of_schemas
SET STATEMENT group_concat_max_len = 1073741824 FOR
UPDATE queue_all AS q
JOIN (
    SELECT named.id, JSON_ARRAYAGG(named.name ORDER BY named.place, named.nth, named.name) AS names
    FROM (
        SELECT said.id, said.name, MIN(said.place) AS place, MIN(said.nth) AS nth
        FROM (
            SELECT o.id, 1 AS place, t.nth, t.name
            FROM queue_all AS o, JSON_TABLE(o.record_schema, '$."x-intray-order"[*]' COLUMNS (
                nth FOR ORDINALITY, name EXACT_TEXT PATH '$')) AS t
            WHERE JSON_CONTAINS(JSON_KEYS(o.record_schema, '$.properties'), JSON_QUOTE(t.name))
            UNION ALL
            SELECT o.id, 2, 0, t.name
            FROM queue_all AS o, JSON_TABLE(JSON_KEYS(o.record_schema, '$.properties'), '$[*]' COLUMNS (
                name EXACT_TEXT PATH '$')) AS t
            UNION ALL
            SELECT o.id, 3, t.nth, t.name
            FROM queue_all AS o, JSON_TABLE(o.record_schema, '$.required[*]' COLUMNS (
                nth FOR ORDINALITY, name EXACT_TEXT PATH '$')) AS t) AS said
        WHERE said.name IS NOT NULL
        GROUP BY said.id, said.name) AS named
    GROUP BY named.id) AS found ON found.id = q.id
SET q.fields = found.names

-- name: fields_of_records
-- Of queues without a schema: those of their records, oldest first. All are read once.
SET STATEMENT group_concat_max_len = 1073741824 FOR
UPDATE queue_all AS q
JOIN (
    SELECT named.queue_id, JSON_ARRAYAGG(named.name ORDER BY named.first, named.place, named.nth) AS names
    FROM (
        SELECT said.queue_id, said.name, MIN(said.item_id) AS first, MIN(said.place) AS place, MIN(said.nth) AS nth
        FROM (
            SELECT i.queue_id, r.item_id, 1 AS place, t.nth, t.name
            FROM queue_all AS o
            JOIN item_all AS i ON i.queue_id = o.id
            JOIN record_all AS r ON r.item_id = i.id,
            JSON_TABLE(JSON_KEYS(r.imported), '$[*]' COLUMNS (nth FOR ORDINALITY, name EXACT_TEXT PATH '$')) AS t
            WHERE o.fields = '[]'
            UNION ALL
            SELECT i.queue_id, r.item_id, 2, t.nth, t.name
            FROM queue_all AS o
            JOIN item_all AS i ON i.queue_id = o.id
            JOIN record_all AS r ON r.item_id = i.id AND r.current IS NOT NULL,
            JSON_TABLE(JSON_KEYS(r.current), '$[*]' COLUMNS (nth FOR ORDINALITY, name EXACT_TEXT PATH '$')) AS t
            WHERE o.fields = '[]') AS said
        GROUP BY said.queue_id, said.name) AS named
    GROUP BY named.queue_id) AS found ON found.queue_id = q.id
SET q.fields = found.names

-- name: queue_row
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW queue_row AS
SELECT
    q.id, q.name, q.title, q.record_schema, q.lock_seconds, q.longest_hold_seconds, q.locks_per_user, q.attempts,
    q.dispositions, q.next_queue_id, q.source_query, q.source_fresh_seconds, q.paused, q.changes AS "change",
    following.name AS next_queue, q.other_hands, q.blind_fields, q.decide_queue_id, q.share,
    deciding.name AS decide_queue, q.pause_message, q.first_warning_seconds, q.last_warning_seconds, q.reasons,
    q.fields, q.largest_record, q.largest_field
FROM queue_all AS q
JOIN sight_all AS s
    ON s.queue_id = q.id
    AND s.login = SESSION_LOGIN()
LEFT JOIN queue_all AS following ON following.id = q.next_queue_id
LEFT JOIN queue_all AS deciding ON deciding.id = q.decide_queue_id

-- name: importers_set_no_queue
DELETE FROM role_all WHERE role = 'importer' AND verb = 'set_queue'

-- name: sight_sees_locks
ALTER TABLE sight_all ADD COLUMN IF NOT EXISTS sees_locks TINYINT NOT NULL DEFAULT 0

-- name: item
-- Without the record. A lock's id is its holder's, and of those who release locks or check the history. due_at and turn are the columns of the index in claim order (see item_all).
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW item AS
SELECT
    i.id, i.queue_id, i.item_key AS "key", i.priority, -i.priority AS "rank", i.state,
    CASE WHEN i.state = 'open' AND i.due_at > '1000-01-01' THEN CONCAT(REPLACE(i.due_at, ' ', 'T'), 'Z') ELSE '' END
        AS available_at,
    CASE WHEN s.sees_locks OR i.lock_user = s.user_name THEN i.lock_id END AS lock_id, i.lock_user, i.lock_workstation,
    CONCAT(REPLACE(i.locked_at, ' ', 'T'), 'Z') AS locked_at,
    CASE WHEN i.state = 'locked' THEN CONCAT(REPLACE(i.due_at, ' ', 'T'), 'Z') END AS expires_at,
    i.attempts, i.created_by, CONCAT(REPLACE(i.created_at, ' ', 'T'), 'Z') AS created_at, i.changes AS "change",
    i.due_at, i.turn, i.from_item_id
FROM item_all AS i
JOIN sight_all AS s
    ON s.queue_id = i.queue_id AND s.sees_items = 1
    AND s.login = SESSION_LOGIN()
WHERE i.state <> 'staged'

-- name: item_row
-- An item as the lists and the desk read it; one whose record is sealed is there without it.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW item_row AS
SELECT
    i.id, i.queue_id, q.name AS queue, i.item_key AS "key", i.priority, -i.priority AS "rank", i.state,
    CASE WHEN i.state = 'open' AND i.due_at > '1000-01-01' THEN CONCAT(REPLACE(i.due_at, ' ', 'T'), 'Z') ELSE '' END
        AS available_at,
    CASE WHEN s.sees_locks OR i.lock_user = s.user_name THEN i.lock_id END AS lock_id, i.lock_user, i.lock_workstation,
    CONCAT(REPLACE(i.locked_at, ' ', 'T'), 'Z') AS locked_at,
    CASE WHEN i.state = 'locked' THEN CONCAT(REPLACE(i.due_at, ' ', 'T'), 'Z') END AS expires_at,
    i.attempts, i.created_by, CONCAT(REPLACE(i.created_at, ' ', 'T'), 'Z') AS created_at, i.changes AS "change",
    CASE WHEN r.sealed = 0 OR s.sees_sealed OR r.finished_by = s.user_name OR (i.state = 'locked' AND i.lock_user = s.user_name)
         THEN COALESCE(r.current, r.imported) ELSE '{}' END AS record,
    CASE WHEN r.sealed = 0 OR s.sees_sealed OR r.finished_by = s.user_name OR (i.state = 'locked' AND i.lock_user = s.user_name)
         THEN r.search END AS search,
    i.from_item_id, i.sent_back_by, i.sent_back_reason
FROM item_all AS i
JOIN sight_all AS s
    ON s.queue_id = i.queue_id AND s.sees_records = 1
    AND s.login = SESSION_LOGIN()
JOIN queue_all AS q ON q.id = i.queue_id
JOIN record_all AS r ON r.item_id = i.id
WHERE i.state <> 'staged'

-- name: event
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW event AS
SELECT
    e.id, e.item_id, CONCAT(REPLACE(e.at, ' ', 'T'), 'Z') AS at, e.kind, e.user_name AS "user", e.workstation,
    e.lock_id, e.operation_id, NULLIF(JSON_REMOVE(e.detail, '$.digest'), '{}') AS detail, e.at AS at_utc
FROM event_all AS e
JOIN sight_all AS s
    ON s.queue_id = e.queue_id AND s.sees_items = 1
    AND s.login = SESSION_LOGIN()

-- name: event_row
-- Whoever had a lock sees its id, also where another ended it. Without the digest of the record: who may not read a sealed
-- record could guess it by that. The audit and the seals read it.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW event_row AS
SELECT
    e.id, e.item_id, CONCAT(REPLACE(e.at, ' ', 'T'), 'Z') AS at, e.kind, e.user_name AS "user", e.workstation,
    CASE WHEN s.sees_locks OR e.user_name = s.user_name
              OR EXISTS (SELECT 1 FROM event_all AS mine
                         WHERE mine.item_id = e.item_id AND mine.lock_id = e.lock_id AND mine.user_name = s.user_name)
         THEN e.lock_id END AS lock_id,
    e.operation_id, NULLIF(JSON_REMOVE(e.detail, '$.digest'), '{}') AS detail
FROM event_all AS e
JOIN sight_all AS s
    ON s.queue_id = e.queue_id AND s.sees_items = 1
    AND s.login = SESSION_LOGIN()

-- name: no_view_of_a_source
DROP VIEW IF EXISTS source_shape

-- name: no_right_to_that_view
BEGIN NOT ATOMIC
    DECLARE CONTINUE HANDLER FOR 1141, 1147 BEGIN END;
    REVOKE SELECT, CREATE, CREATE VIEW, SHOW VIEW, DROP ON source_shape FROM 'intray_source'@'localhost';
END

-- name: selftest
-- For counting alone, which leaves its items out.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW selftest AS
SELECT s.queue_id FROM selftest_all AS s

-- name: rule_event_all
-- What was changed in the rules of queues, and in what users may do: who, when, and how it is since then. The state
-- before is that of the line before about the same queue or user; state is NULL when it is gone.
CREATE TABLE IF NOT EXISTS rule_event_all (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    at DATETIME(3) NOT NULL,
    kind EXACT_WORD(40) NOT NULL,
    about EXACT_WORD(10) NOT NULL,
    subject VARCHAR(128) NOT NULL,
    user_name VARCHAR(128) NOT NULL,
    state EXACT_TEXT,
    KEY rule_event_subject (about, subject, id),
    CONSTRAINT rule_event_is_about_a_queue_or_user CHECK (about IN ('queue', 'user')),
    CONSTRAINT rule_event_state_is_json CHECK (state IS NULL OR JSON_VALID(state))
) EXACT_TABLE

-- name: key_of_digests
-- What the digests of a queue's records begin with: nobody who reads a digest can guess against it. The rights fill it.
ALTER TABLE queue_all ADD COLUMN IF NOT EXISTS digest_key EXACT_WORD(64) NOT NULL DEFAULT ''

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
    items BIGINT NOT NULL,
    previous EXACT_CODE(64) NOT NULL,
    digest EXACT_CODE(64) NOT NULL,
    CONSTRAINT seal_follows_once UNIQUE (previous),
    CONSTRAINT seal_is_counted_from_one CHECK (number > 0),
    CONSTRAINT seal_digest_is_sha256 CHECK (CHAR_LENGTH(digest) = 64 AND CHAR_LENGTH(previous) = 64)
) EXACT_TABLE

-- name: item_seal_all
-- What an item held when its history was sealed: a digest of each fact, behind the newest of its events then. The seal
-- covers these lines too.
CREATE TABLE IF NOT EXISTS item_seal_all (
    item_id BIGINT NOT NULL,
    event_id BIGINT NOT NULL,
    seal BIGINT NOT NULL,
    digests EXACT_WORD(600) NOT NULL,
    PRIMARY KEY (item_id, event_id),
    KEY item_seal_of_seal (seal, item_id)
) EXACT_TABLE

-- name: may_check_history
-- One row for whoever may check the history.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW may_check_history AS
SELECT me.name
FROM user_all AS me
WHERE me.login = SESSION_LOGIN() AND me.active = 1
  AND (FIND_IN_SET('supervisor', me.roles) OR FIND_IN_SET('administrator', me.roles) OR FIND_IN_SET('auditor', me.roles))

-- name: item_fact
-- What is sealed of an item, in the order of allFacts in checking/facts.h; '': nothing. Each of these changes together with
-- a line of its history only. Other programs write the records of an adopted table, so those are left out. For
-- seal_history and what the audit reads alone.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW item_fact AS
SELECT
    i.id AS item_id, (SELECT MAX(e.id) FROM event_all AS e WHERE e.item_id = i.id) AS event_id,
    CONCAT_WS(
        ',', COALESCE(LEFT(SHA2(CONCAT(q.digest_key, '|', i.id, '|came_in|', r.imported), 256), 32), ''),
        LEFT(SHA2(CONCAT(q.digest_key, '|', i.id, '|origin|', JSON_ARRAY(i.queue_id, i.item_key COLLATE EXACT_TEXT, i.created_by COLLATE EXACT_TEXT, CAST(i.created_at AS CHAR) COLLATE EXACT_TEXT, i.import_id)), 256), 32),
        COALESCE(LEFT(SHA2(CONCAT(q.digest_key, '|', i.id, '|corrected|', r.current), 256), 32), ''),
        COALESCE(LEFT(SHA2(CONCAT(q.digest_key, '|', i.id, '|search|', r.search), 256), 32), ''),
        COALESCE(LEFT(SHA2(CONCAT(q.digest_key, '|', i.id, '|context|', r.context), 256), 32), ''),
        COALESCE(LEFT(SHA2(CONCAT(q.digest_key, '|', i.id, '|result|', r.result), 256), 32), ''),
        COALESCE(LEFT(SHA2(CONCAT(q.digest_key, '|', i.id, '|error|', r.error), 256), 32), ''),
        IF(r.finished_by IS NULL, '', LEFT(SHA2(CONCAT(q.digest_key, '|', i.id, '|ending|', JSON_ARRAY(r.finished_by COLLATE EXACT_TEXT, CAST(r.finished_at AS CHAR) COLLATE EXACT_TEXT)), 256), 32)),
        IF(i.priority = 0, '', LEFT(SHA2(CONCAT(q.digest_key, '|', i.id, '|priority|', i.priority), 256), 32)),
        IF(i.state = 'open' AND i.due_at > '1000-01-01', CONCAT(REPLACE(i.due_at, ' ', 'T'), 'Z'), ''),
        IF(COALESCE(i.not_for, i.nor_for) IS NULL, '', LEFT(SHA2(CONCAT(q.digest_key, '|', i.id, '|hands|', JSON_ARRAY(i.not_for COLLATE EXACT_TEXT, i.nor_for COLLATE EXACT_TEXT)), 256), 32)),
        IF(COALESCE(i.from_item_id, i.sent_back_by, i.is_sent_back) IS NULL, '',
           LEFT(SHA2(CONCAT(q.digest_key, '|', i.id, '|steps|', JSON_ARRAY(i.from_item_id, i.sent_back_by COLLATE EXACT_TEXT, i.sent_back_reason COLLATE EXACT_TEXT, i.is_sent_back)), 256), 32)),
        COALESCE(LEFT(SHA2(CONCAT(q.digest_key, '|', i.id, '|earlier|', (
            SELECT GROUP_CONCAT(JSON_ARRAY(b.id, b.record COLLATE EXACT_TEXT, b.error COLLATE EXACT_TEXT, b.finished_by COLLATE EXACT_TEXT, CAST(b.finished_at AS CHAR) COLLATE EXACT_TEXT) ORDER BY b.id)
            FROM earlier_record_all AS b WHERE b.item_id = i.id)), 256), 32), ''),
        COALESCE(LEFT(SHA2(CONCAT(q.digest_key, '|', i.id, '|keyed|', (
            SELECT GROUP_CONCAT(JSON_ARRAY(k.field COLLATE EXACT_TEXT, k.first_value COLLATE EXACT_TEXT, k.second_value COLLATE EXACT_TEXT, k.first_user COLLATE EXACT_TEXT, k.second_user COLLATE EXACT_TEXT, CAST(k.at AS CHAR) COLLATE EXACT_TEXT)
                                ORDER BY k.field)
            FROM keying_all AS k WHERE k.item_id = i.id)), 256), 32), ''),
        IF(JSON_EXISTS(r.context, '$.keying'), COALESCE(LEFT(SHA2(CONCAT(q.digest_key, '|', i.id, '|decided|', (
            SELECT GROUP_CONCAT(JSON_ARRAY(k.field COLLATE EXACT_TEXT, k.decided_value COLLATE EXACT_TEXT, k.decided_by COLLATE EXACT_TEXT, CAST(k.decided_at AS CHAR) COLLATE EXACT_TEXT) ORDER BY k.field)
            FROM keying_all AS k WHERE k.item_id = i.from_item_id AND k.decided_by IS NOT NULL)), 256), 32), ''),
           '')) AS digests
FROM item_all AS i
JOIN record_all AS r ON r.item_id = i.id
JOIN queue_all AS q ON q.id = i.queue_id
WHERE i.state <> 'staged' AND NOT EXISTS (SELECT 1 FROM adopted_all AS d WHERE d.queue_id = i.queue_id)

-- name: item_line
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW item_line AS
SELECT s.seal, s.item_id AS id, CONCAT(s.item_id, '|', s.event_id, '|', s.digests) AS line
FROM item_seal_all AS s

-- name: seal
-- For whoever may check the history.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW seal AS
SELECT
    s.number, CONCAT(REPLACE(s.made_at, ' ', 'T'), 'Z') AS made_at, s.made_by, s.first_event, s.last_event, s.events,
    s.first_rule, s.last_rule, s.rules, s.items, s.previous, s.digest
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

-- name: a_lock_of_a_table
-- Its time and its id, as they stand there.
ALTER TABLE adopted_lock_all MODIFY lock_time VARCHAR(300) NOT NULL

-- name: rule_state
-- How the rules of queues and users are now, as the history of rules says it. Selftests come and go untold; which fields
-- records have follows from what came in. For tell_rules and what the audit reads alone.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW rule_state AS
SELECT 'queue' COLLATE EXACT_TEXT AS about, q.name COLLATE EXACT_TEXT AS subject,
       JSON_OBJECT(
           'title', q.title, 'record_schema', JSON_COMPACT(q.record_schema), 'lock_seconds', q.lock_seconds,
           'longest_hold_seconds', q.longest_hold_seconds, 'locks_per_user', q.locks_per_user, 'attempts', q.attempts,
           'dispositions', q.dispositions COLLATE EXACT_TEXT, 'next_queue', following.name COLLATE EXACT_TEXT,
           'source_query', q.source_query, 'source_fresh_seconds', q.source_fresh_seconds, 'paused', q.paused,
           'pause_message', q.pause_message, 'other_hands', q.other_hands, 'blind_fields', JSON_COMPACT(q.blind_fields),
           'decide_queue', deciding.name COLLATE EXACT_TEXT, 'share', q.share,
           'first_warning_seconds', q.first_warning_seconds, 'last_warning_seconds', q.last_warning_seconds,
           'reasons', JSON_COMPACT(q.reasons), 'largest_record', q.largest_record, 'largest_field', q.largest_field)
           COLLATE EXACT_TEXT AS state
FROM queue_all AS q
LEFT JOIN queue_all AS following ON following.id = q.next_queue_id
LEFT JOIN queue_all AS deciding ON deciding.id = q.decide_queue_id
WHERE NOT EXISTS (SELECT 1 FROM selftest_all AS t WHERE t.queue_id = q.id)
UNION ALL
SELECT 'user' COLLATE EXACT_TEXT, u.name COLLATE EXACT_TEXT,
       JSON_OBJECT(
           'login', u.login COLLATE EXACT_TEXT, 'active', u.active, 'roles', CONVERT(u.roles USING utf8mb4) COLLATE EXACT_TEXT,
           'queues', COALESCE((SELECT GROUP_CONCAT(q.name ORDER BY q.name) FROM membership_all AS m
                               JOIN queue_all AS q ON q.id = m.queue_id
                               WHERE m.user_name = u.name
                                 AND NOT EXISTS (SELECT 1 FROM selftest_all AS t WHERE t.queue_id = q.id)), '')
                     COLLATE EXACT_TEXT) COLLATE EXACT_TEXT
FROM user_all AS u

-- name: rule_told
-- The history of rules with the state before each line, for whoever may check the history.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW rule_told AS
SELECT
    told.id, CONCAT(REPLACE(told.at, ' ', 'T'), 'Z') AS at, told.kind, told.about, told.subject, told.user_name AS "user",
    (SELECT earlier.state FROM rule_event_all AS earlier
     WHERE earlier.about = told.about AND earlier.subject = told.subject AND earlier.id < told.id
     ORDER BY earlier.id DESC LIMIT 1) AS "before", told.state
FROM rule_event_all AS told
JOIN user_all AS me ON me.login = SESSION_LOGIN() AND me.active = 1
WHERE FIND_IN_SET('supervisor', me.roles) OR FIND_IN_SET('administrator', me.roles) OR FIND_IN_SET('auditor', me.roles)
