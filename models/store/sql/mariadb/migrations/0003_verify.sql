-- What helps with the verifying: notes, rules, suggestions, duplicates.
-- Each statement can be run again: MariaDB commits after every change of a table.

-- name: event_kind_noted
ALTER TABLE event_all MODIFY kind ENUM(
    'imported', 'added', 'claimed', 'completed', 'returned', 'dismissed', 'failed', 'released', 'expired',
    'taken_back', 'reopened', 'withdrawn', 'tombstone', 'sent_back', 'prioritized', 'noted',
    'merged', 'absorbed', 'told_apart', 'corrected', 'assigned',
    'unassigned', 'attached', 'updated', 'recalled') CHARACTER SET ascii NOT NULL

-- name: event_rule_noted
INSERT IGNORE INTO event_rule (kind, effect, state, unfinished, completed) VALUES ('noted', 'none', NULL, 0, 0)

-- name: event_row
-- Whoever had a lock sees its id, also where another ended it. Without the digest of the record: who may not read a sealed
-- record could guess it by that. The audit and the seals read it. A note may say what stands in the record, so whoever may
-- not read a sealed record may not read the notes on it.
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
WHERE e.kind <> 'noted' OR s.sees_locks OR NOT EXISTS (
    SELECT 1 FROM record_all AS r JOIN item_all AS i ON i.id = r.item_id
    WHERE r.item_id = e.item_id AND r.sealed = 1 AND NOT r.finished_by <=> s.user_name
      AND NOT (i.state = 'locked' AND i.lock_user <=> s.user_name))

-- name: event_rules_of_duplicates
INSERT IGNORE INTO event_rule (kind, effect, state, unfinished, completed) VALUES
    ('merged', 'ends_lock', 'dismissed', -1, 0),
    ('absorbed', 'none', NULL, 0, 0),
    ('told_apart', 'none', NULL, 0, 0),
    ('corrected', 'corrects', 'open', 0, 0),
    ('updated', 'corrects', 'open', 0, 0),
    ('recalled', 'recalls', 'dismissed', -1, 0)

-- name: learned_all
-- What is usual in the records of a queue, learned from some of them (model), and how far the records are counted for it: up
-- to the event last_event. fields: their names, in the order of their numbers; pairs: which of them are counted together,
-- [[by, field]]. It counts once is_whole is 1, and an older one of the queue goes then. of_records, of_corrections: how many
-- there were when the model was learned.
CREATE TABLE IF NOT EXISTS learned_all (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    queue_id BIGINT NOT NULL,
    fields EXACT_TEXT NOT NULL,
    pairs EXACT_TEXT NOT NULL,
    model EXACT_TEXT NOT NULL,
    of_records BIGINT NOT NULL,
    of_corrections BIGINT NOT NULL,
    last_event BIGINT NOT NULL,
    records BIGINT NOT NULL DEFAULT 0,
    corrections BIGINT NOT NULL DEFAULT 0,
    is_whole TINYINT NOT NULL DEFAULT 0,
    KEY learned_queue (queue_id, id),
    CONSTRAINT learned_of_a_queue FOREIGN KEY (queue_id) REFERENCES queue_all (id) ON DELETE CASCADE
) EXACT_TABLE

-- name: learned_row
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW learned_row AS
SELECT l.id, l.queue_id, l.fields, l.pairs, l.model, l.of_records, l.of_corrections, l.last_event, l.records, l.corrections,
       l.is_whole
FROM learned_all AS l
JOIN sight_all AS s
    ON s.queue_id = l.queue_id AND s.sees_records = 1
    AND s.login = SESSION_LOGIN()

-- name: value_count_all
-- In how many records a value stands, and how many of these were finished with it as it came in (left_as). rank puts the
-- frequent ones first and changes seldom, so that the indexes need not be written with every record. No value is longer than
-- 250 characters: longer ones are not counted.
CREATE TABLE IF NOT EXISTS value_count_all (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    learned_id BIGINT NOT NULL,
    field INTEGER NOT NULL,
    value VARCHAR(250) NOT NULL,
    records BIGINT NOT NULL,
    left_as BIGINT NOT NULL,
    starts VARCHAR(3) AS (LEFT(value, 3)) PERSISTENT,
    ends VARCHAR(3) AS (RIGHT(value, 3)) PERSISTENT,
    place INTEGER AS (CASE
        WHEN records >= 100000 THEN -12 WHEN records >= 30000 THEN -11 WHEN records >= 10000 THEN -10
        WHEN records >= 3000 THEN -9 WHEN records >= 1000 THEN -8 WHEN records >= 300 THEN -7
        WHEN records >= 100 THEN -6 WHEN records >= 50 THEN -5 WHEN records >= 20 THEN -4
        WHEN records >= 10 THEN -3 WHEN records >= 5 THEN -2 WHEN records >= 2 THEN -1 ELSE 0 END) PERSISTENT,
    KEY value_count_frequent (learned_id, field, place, id),
    KEY value_count_starts (learned_id, field, starts, place, id),
    KEY value_count_ends (learned_id, field, ends, place, id),
    CONSTRAINT value_counted_once UNIQUE (learned_id, field, value),
    CONSTRAINT value_count_of_what_was_learned FOREIGN KEY (learned_id) REFERENCES learned_all (id) ON DELETE CASCADE
) EXACT_TABLE

-- name: value_count_row
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW value_count_row AS
SELECT c.id, c.learned_id, c.field, c.value, c.records, c.left_as, c.starts, c.ends, c.place AS "rank"
FROM value_count_all AS c
JOIN learned_all AS l ON l.id = c.learned_id
JOIN sight_all AS s
    ON s.queue_id = l.queue_id AND s.sees_records = 1
    AND s.login = SESSION_LOGIN()

-- name: pair_count_all
-- In how many records two fields have these values together. Of a field with itself: how often people made the second value
-- of the first one.
CREATE TABLE IF NOT EXISTS pair_count_all (
    learned_id BIGINT NOT NULL,
    by_field INTEGER NOT NULL,
    by_value VARCHAR(250) NOT NULL,
    field INTEGER NOT NULL,
    value VARCHAR(250) NOT NULL,
    records BIGINT NOT NULL,
    PRIMARY KEY (learned_id, by_field, by_value, field, value),
    CONSTRAINT pair_count_of_what_was_learned FOREIGN KEY (learned_id) REFERENCES learned_all (id) ON DELETE CASCADE
) EXACT_TABLE

-- name: pair_count_row
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW pair_count_row AS
SELECT c.learned_id, c.by_field, c.by_value, c.field, c.value, c.records
FROM pair_count_all AS c
JOIN learned_all AS l ON l.id = c.learned_id
JOIN sight_all AS s
    ON s.queue_id = l.queue_id AND s.sees_records = 1
    AND s.login = SESSION_LOGIN()

-- name: counted_item_all
-- What a record was counted as: its cells in the order of the fields (NULL: as it came in; a null in it: too long to be
-- counted; then what they were compared with, where a later file brought that), and whether it was finished. So what changes
-- later can be taken out again. is_gone: the item is no more.
CREATE TABLE IF NOT EXISTS counted_item_all (
    learned_id BIGINT NOT NULL,
    item_id BIGINT NOT NULL,
    cells EXACT_TEXT,
    is_done TINYINT NOT NULL,
    PRIMARY KEY (learned_id, item_id),
    CONSTRAINT counted_item_of_what_was_learned FOREIGN KEY (learned_id) REFERENCES learned_all (id) ON DELETE CASCADE
) EXACT_TABLE

-- name: refused_suggestion_all
-- What was suggested for a field of a record and not wanted: it is not offered again, to nobody.
CREATE TABLE IF NOT EXISTS refused_suggestion_all (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    item_id BIGINT NOT NULL,
    field EXACT_TEXT NOT NULL,
    value EXACT_TEXT NOT NULL,
    user_name VARCHAR(128) NOT NULL,
    at DATETIME(3) NOT NULL,
    KEY refused_suggestion_item (item_id),
    CONSTRAINT refused_suggestion_of_an_item FOREIGN KEY (item_id) REFERENCES item_all (id) ON DELETE CASCADE
) EXACT_TABLE

-- name: refused_suggestion_row
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW refused_suggestion_row AS
SELECT f.item_id, f.field, f.value, f.user_name AS "user", CONCAT(REPLACE(f.at, ' ', 'T'), 'Z') AS at
FROM refused_suggestion_all AS f
JOIN record_all AS r ON r.item_id = f.item_id
JOIN item_all AS i ON i.id = r.item_id AND i.state <> 'staged'
JOIN sight_all AS s
    ON s.queue_id = i.queue_id AND s.sees_records = 1
    AND s.login = SESSION_LOGIN()
WHERE r.sealed = 0 OR s.sees_sealed OR r.finished_by = s.user_name OR (i.state = 'locked' AND i.lock_user = s.user_name)

-- name: import_row
-- Importers see the imports of others too: whoever comes next goes on with what was accepted or abandoned. Supervisors read
-- which file a record came with.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW import_row AS
SELECT
    p.id, p.queue_id, p.source, p.state, p.user_name AS "user",
    CONCAT(REPLACE(p.started_at, ' ', 'T'), 'Z') AS started_at, CONCAT(REPLACE(p.heard_at, ' ', 'T'), 'Z') AS heard_at
FROM import_all AS p
WHERE EXISTS (
    SELECT 1 FROM user_all AS me
    WHERE me.active = 1 AND (FIND_IN_SET('importer', me.roles) OR FIND_IN_SET('administrator', me.roles)
                               OR FIND_IN_SET('supervisor', me.roles))
      AND me.login = SESSION_LOGIN())

-- name: duplicate_model_all
-- What was learned of a queue about its duplicates (model), and how far its records are kept under keys: up to the event
-- last_event. It counts once is_whole is 1, and an older one of the queue goes then. of_records: how many there were when it
-- was learned.
CREATE TABLE IF NOT EXISTS duplicate_model_all (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    queue_id BIGINT NOT NULL,
    model EXACT_TEXT NOT NULL,
    of_records BIGINT NOT NULL,
    last_event BIGINT NOT NULL,
    is_whole TINYINT NOT NULL DEFAULT 0,
    KEY duplicate_model_queue (queue_id, id),
    CONSTRAINT duplicate_model_of_a_queue FOREIGN KEY (queue_id) REFERENCES queue_all (id) ON DELETE CASCADE
) EXACT_TABLE

-- name: duplicate_model_row
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW duplicate_model_row AS
SELECT m.id, m.queue_id, m.model, m.of_records, m.last_event, m.is_whole
FROM duplicate_model_all AS m
JOIN sight_all AS s
    ON s.queue_id = m.queue_id AND s.sees_records = 1
    AND s.login = SESSION_LOGIN()

-- name: duplicate_key_all
-- Under which keys the records of a queue are looked for: digests of parts of their values. None of records that are
-- hidden, and none of dismissed ones.
-- The item is no foreign key: that would lock its row.
CREATE TABLE IF NOT EXISTS duplicate_key_all (
    model_id BIGINT NOT NULL,
    digest BIGINT NOT NULL,
    item_id BIGINT NOT NULL,
    PRIMARY KEY (model_id, digest, item_id),
    KEY duplicate_key_item (model_id, item_id),
    CONSTRAINT duplicate_key_of_a_model FOREIGN KEY (model_id) REFERENCES duplicate_model_all (id) ON DELETE CASCADE
) EXACT_TABLE

-- name: duplicate_key_row
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW duplicate_key_row AS
SELECT k.model_id, k.digest AS "key", k.item_id
FROM duplicate_key_all AS k
JOIN duplicate_model_all AS m ON m.id = k.model_id
JOIN sight_all AS s
    ON s.queue_id = m.queue_id AND s.sees_records = 1
    AND s.login = SESSION_LOGIN()

-- name: lookup_all
-- A list of values that fields take theirs from, such as postcodes with their towns. Its lines come in pieces; it is whole
-- once all of them are here, and takes the place of the one that had its name. "kept_name" is its name then, so that there
-- is one of each.
CREATE TABLE IF NOT EXISTS lookup_all (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    name EXACT_NAME(255) NOT NULL CHECK (CHAR_LENGTH(name) BETWEEN 1 AND 255),
    kept_name EXACT_NAME(255) NULL,
    column_names EXACT_TEXT NOT NULL,
    source EXACT_TEXT NOT NULL CHECK (CHAR_LENGTH(source) <= 4096),
    loading EXACT_CODE(36) NOT NULL,
    line_count BIGINT NOT NULL DEFAULT 0,
    loaded_at DATETIME(3) NOT NULL,
    loaded_by EXACT_NAME(255) NOT NULL,
    CONSTRAINT lookup_has_its_name_alone UNIQUE (kept_name),
    CONSTRAINT lookup_is_loaded_once UNIQUE (loading)
) EXACT_TABLE

-- name: lookup_line_all
-- "folded" is the value without case and marks, as it is searched; "texts" are the line's texts, one for each column.
CREATE TABLE IF NOT EXISTS lookup_line_all (
    lookup_id BIGINT NOT NULL,
    number BIGINT NOT NULL,
    value EXACT_NAME(255) NOT NULL,
    folded EXACT_NAME(700) NOT NULL,
    texts EXACT_TEXT NOT NULL,
    PRIMARY KEY (lookup_id, number),
    KEY lookup_line_found (lookup_id, folded, number),
    CONSTRAINT lookup_line_of_a_lookup FOREIGN KEY (lookup_id) REFERENCES lookup_all (id) ON DELETE CASCADE
) EXACT_TABLE

-- name: lookup_row
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW lookup_row AS
SELECT l.id, l.name, l.column_names, l.source, l.line_count, CONCAT(REPLACE(l.loaded_at, ' ', 'T'), 'Z') AS loaded_at, l.loaded_by
FROM lookup_all AS l
WHERE l.kept_name IS NOT NULL

-- name: lookup_line_row
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW lookup_line_row AS
SELECT line.number, l.kept_name AS name, line.value, line.folded, line.texts
FROM lookup_line_all AS line
JOIN lookup_all AS l ON l.id = line.lookup_id AND l.kept_name IS NOT NULL

-- name: event_rules_of_assigning
INSERT IGNORE INTO event_rule (kind, effect, state, unfinished, completed) VALUES
    ('assigned', 'moves', 'open', 0, 0),
    ('unassigned', 'moves', 'open', 0, 0)

-- name: item_assigned_to
ALTER TABLE item_all ADD COLUMN IF NOT EXISTS assigned_to VARCHAR(128), ADD COLUMN IF NOT EXISTS line DATETIME(3)

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
    i.from_item_id, i.sent_back_by, i.sent_back_reason, i.assigned_to
FROM item_all AS i
JOIN sight_all AS s
    ON s.queue_id = i.queue_id AND s.sees_records = 1
    AND s.login = SESSION_LOGIN()
JOIN queue_all AS q ON q.id = i.queue_id
JOIN record_all AS r ON r.item_id = i.id
WHERE i.state <> 'staged'

-- name: assignee_all
-- For whom items are: users, and tags with an @ in front. Each has a line of its own in the claim order: what waits for them
-- has this time, long past, for due_at, so that no claim of anybody else comes across it. Nobody is taken out again.
CREATE TABLE IF NOT EXISTS assignee_all (
    name VARCHAR(128) NOT NULL PRIMARY KEY,
    line DATETIME(3) NOT NULL,
    CONSTRAINT line_is_of_one UNIQUE (line)
) EXACT_TABLE

-- name: user_tag_all
-- What a user can do in a queue, in a word: they get what is assigned to the tag, and others do not.
CREATE TABLE IF NOT EXISTS user_tag_all (
    user_name VARCHAR(128) NOT NULL,
    queue_id BIGINT NOT NULL,
    tag VARCHAR(50) NOT NULL,
    PRIMARY KEY (user_name, queue_id, tag),
    CONSTRAINT tag_of_a_user FOREIGN KEY (user_name) REFERENCES user_all (name),
    CONSTRAINT tag_in_a_queue FOREIGN KEY (queue_id) REFERENCES queue_all (id) ON DELETE CASCADE,
    CONSTRAINT tag_is_a_word CHECK (tag REGEXP '^[^[:space:],@]+$')
) EXACT_TABLE

-- name: user_tag_row
-- As user_row: administrators, supervisors and auditors see everybody's, others their own.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW user_tag_row AS
SELECT t.user_name AS "user", q.name AS queue, t.tag
FROM user_tag_all AS t
JOIN queue_all AS q ON q.id = t.queue_id
JOIN user_all AS me
    ON me.active = 1
    AND me.login = SESSION_LOGIN()
WHERE t.user_name = me.name OR FIND_IN_SET('administrator', me.roles) OR FIND_IN_SET('supervisor', me.roles)
   OR FIND_IN_SET('auditor', me.roles)

-- name: asked_back_all
-- Which finished items somebody asks for: who, when, and why. What is older than the item's newest ending counts no more; it
-- goes when the item is opened again, or somebody else asks.
CREATE TABLE IF NOT EXISTS asked_back_all (
    item_id BIGINT NOT NULL PRIMARY KEY,
    user_name VARCHAR(128) NOT NULL,
    at DATETIME(3) NOT NULL,
    note EXACT_TEXT NOT NULL,
    CONSTRAINT asked_back_of_an_item FOREIGN KEY (item_id) REFERENCES item_all (id) ON DELETE CASCADE
) EXACT_TABLE

-- name: asked_back_row
-- For those who can open items again. Others read in an item's history what was asked.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW asked_back_row AS
SELECT asked.item_id, asked.user_name AS "user", CONCAT(REPLACE(asked.at, ' ', 'T'), 'Z') AS at, asked.note
FROM asked_back_all AS asked
JOIN item_all AS i ON i.id = asked.item_id AND i.state IN ('done', 'failed', 'dismissed')
JOIN record_all AS r ON r.item_id = i.id AND r.finished_at <= asked.at
JOIN user_all AS me
    ON me.active = 1
    AND me.login = SESSION_LOGIN()
WHERE FIND_IN_SET('supervisor', me.roles) OR FIND_IN_SET('administrator', me.roles)

-- name: queue_reopen_own
ALTER TABLE queue_all ADD COLUMN IF NOT EXISTS reopen_own_seconds BIGINT,
    ADD CONSTRAINT IF NOT EXISTS reopen_own_positive CHECK (reopen_own_seconds > 0)

-- name: queue_row
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW queue_row AS
SELECT
    q.id, q.name, q.title, q.record_schema, q.lock_seconds, q.longest_hold_seconds, q.locks_per_user, q.attempts,
    q.dispositions, q.next_queue_id, q.source_query, q.source_fresh_seconds, q.paused, q.changes AS "change",
    following.name AS next_queue, q.other_hands, q.blind_fields, q.decide_queue_id, q.share,
    deciding.name AS decide_queue, q.pause_message, q.first_warning_seconds, q.last_warning_seconds, q.reasons,
    q.fields, q.largest_record, q.largest_field, q.reopen_own_seconds
FROM queue_all AS q
JOIN sight_all AS s
    ON s.queue_id = q.id
    AND s.login = SESSION_LOGIN()
LEFT JOIN queue_all AS following ON following.id = q.next_queue_id
LEFT JOIN queue_all AS deciding ON deciding.id = q.decide_queue_id

-- name: rule_state
-- How the rules of queues and users are now, as the history of rules says it. Selftests come and go untold; which fields
-- records have follows from what came in; who has no tags has no member of them. For tell_rules and what the audit reads alone.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW rule_state AS
SELECT 'queue' COLLATE EXACT_TEXT AS about, q.name COLLATE EXACT_TEXT AS subject,
       CONCAT(TRIM(TRAILING '}' FROM JSON_OBJECT(
           'title', q.title, 'record_schema', JSON_COMPACT(q.record_schema), 'lock_seconds', q.lock_seconds,
           'longest_hold_seconds', q.longest_hold_seconds, 'locks_per_user', q.locks_per_user, 'attempts', q.attempts,
           'dispositions', q.dispositions COLLATE EXACT_TEXT, 'next_queue', following.name COLLATE EXACT_TEXT,
           'source_query', q.source_query, 'source_fresh_seconds', q.source_fresh_seconds, 'paused', q.paused,
           'pause_message', q.pause_message, 'other_hands', q.other_hands, 'blind_fields', JSON_COMPACT(q.blind_fields),
           'decide_queue', deciding.name COLLATE EXACT_TEXT, 'share', q.share,
           'first_warning_seconds', q.first_warning_seconds, 'last_warning_seconds', q.last_warning_seconds,
           'reasons', JSON_COMPACT(q.reasons), 'largest_record', q.largest_record, 'largest_field', q.largest_field)),
              COALESCE(CONCAT(', "reopen_own_seconds": ', q.reopen_own_seconds), ''), '}') COLLATE EXACT_TEXT AS state
FROM queue_all AS q
LEFT JOIN queue_all AS following ON following.id = q.next_queue_id
LEFT JOIN queue_all AS deciding ON deciding.id = q.decide_queue_id
WHERE NOT EXISTS (SELECT 1 FROM selftest_all AS t WHERE t.queue_id = q.id)
UNION ALL
SELECT 'user' COLLATE EXACT_TEXT, u.name COLLATE EXACT_TEXT,
       CONCAT(
           TRIM(TRAILING '}' FROM JSON_OBJECT(
               'login', u.login COLLATE EXACT_TEXT, 'active', u.active, 'roles', CONVERT(u.roles USING utf8mb4) COLLATE EXACT_TEXT,
               'queues', COALESCE((SELECT GROUP_CONCAT(q.name ORDER BY q.name) FROM membership_all AS m
                                   JOIN queue_all AS q ON q.id = m.queue_id
                                   WHERE m.user_name = u.name
                                     AND NOT EXISTS (SELECT 1 FROM selftest_all AS t WHERE t.queue_id = q.id)), '')
                         COLLATE EXACT_TEXT)),
           COALESCE((SELECT CONCAT(', "tags": [', GROUP_CONCAT(JSON_QUOTE(CONCAT(q.name, ': ', t.tag))
                                                               ORDER BY q.name, t.tag SEPARATOR ', '), ']')
                     FROM user_tag_all AS t JOIN queue_all AS q ON q.id = t.queue_id
                     WHERE t.user_name = u.name), ''), '}') COLLATE EXACT_TEXT
FROM user_all AS u

-- name: event_rule_attached
INSERT IGNORE INTO event_rule (kind, effect, state, unfinished, completed) VALUES ('attached', 'none', NULL, 0, 0)

-- name: attachment_all
-- A file that belongs to an item: the scan or letter that its record was made from. It comes in in pieces and counts once it
-- is whole, which is when it has a digest: SHA-256 of the digests of its pieces, with commas between them. Nobody changes it
-- then. What it holds stands apart, so that only whoever asks for it reads it. No foreign key: whatever changes an item
-- would open this table.
CREATE TABLE IF NOT EXISTS attachment_all (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    item_id BIGINT NOT NULL,
    operation_id EXACT_CODE(36) NOT NULL,
    name EXACT_NAME(255) NOT NULL CHECK (CHAR_LENGTH(name) > 0),
    media_type EXACT_NAME(255) NOT NULL CHECK (CHAR_LENGTH(media_type) > 0),
    size BIGINT NOT NULL CHECK (size > 0),
    pieces BIGINT NOT NULL DEFAULT 0,
    digest EXACT_CODE(64),
    attached_by EXACT_NAME(255) NOT NULL,
    attached_at DATETIME(3) NOT NULL,
    KEY attachment_item (item_id, id),
    KEY attachment_unfinished (digest, attached_at),
    CONSTRAINT attachment_operation_once UNIQUE (operation_id)
) EXACT_TABLE

-- name: attachment_piece_all
-- 1 MiB of a file, the last piece less.
CREATE TABLE IF NOT EXISTS attachment_piece_all (
    attachment_id BIGINT NOT NULL,
    number BIGINT NOT NULL,
    digest EXACT_CODE(64) NOT NULL,
    content LONGBLOB NOT NULL CHECK (LENGTH(content) BETWEEN 1 AND 1048576),
    PRIMARY KEY (attachment_id, number),
    CONSTRAINT piece_of_an_attachment FOREIGN KEY (attachment_id) REFERENCES attachment_all (id) ON DELETE CASCADE
) EXACT_TABLE

-- name: file_template_all
-- How files of one kind are brought in or written, under a name.
CREATE TABLE IF NOT EXISTS file_template_all (
    name EXACT_NAME(255) NOT NULL PRIMARY KEY CHECK (CHAR_LENGTH(name) BETWEEN 1 AND 255),
    kind EXACT_WORD(6) NOT NULL CHECK (kind IN ('import', 'export')),
    template EXACT_TEXT NOT NULL CHECK (CHAR_LENGTH(template) <= 1048576),
    kept_at DATETIME(3) NOT NULL,
    kept_by EXACT_NAME(255) NOT NULL
) EXACT_TABLE

-- name: file_template_row
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW file_template_row AS
SELECT t.name, t.kind, t.template, CONCAT(REPLACE(t.kept_at, ' ', 'T'), 'Z') AS kept_at, t.kept_by
FROM file_template_all AS t

-- name: import_all
-- The file's digest and what was counted; when it was taken back.
ALTER TABLE import_all
    ADD COLUMN IF NOT EXISTS told EXACT_TEXT AFTER opened_up_to,
    ADD COLUMN IF NOT EXISTS recalled_at DATETIME(3) AFTER told,
    ADD COLUMN IF NOT EXISTS recalled_by VARCHAR(128) AFTER recalled_at

-- name: import_row
-- Importers see the imports of others too: whoever comes next goes on with what was accepted or abandoned. Supervisors read
-- which file a record came with.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW import_row AS
SELECT
    p.id, p.queue_id, p.source, p.state, p.user_name AS "user",
    CONCAT(REPLACE(p.started_at, ' ', 'T'), 'Z') AS started_at, CONCAT(REPLACE(p.heard_at, ' ', 'T'), 'Z') AS heard_at,
    p.told, CONCAT(REPLACE(p.recalled_at, ' ', 'T'), 'Z') AS recalled_at, p.recalled_by
FROM import_all AS p
WHERE EXISTS (
    SELECT 1 FROM user_all AS me
    WHERE me.active = 1 AND (FIND_IN_SET('importer', me.roles) OR FIND_IN_SET('administrator', me.roles)
                               OR FIND_IN_SET('supervisor', me.roles))
      AND me.login = SESSION_LOGIN())

-- name: delivered_all
-- What an import brought last for an item that was there before: what the next one is compared with, as soon as it differs
-- from what came in first. recalled_at: when the item was taken out of its queue again; it comes back with its key.
-- worked_from: what people's work is compared with in its place, until somebody has seen what was proposed since.
CREATE TABLE IF NOT EXISTS delivered_all (
    item_id BIGINT NOT NULL PRIMARY KEY,
    import_id BIGINT,
    record EXACT_TEXT,
    recalled_at DATETIME(3),
    worked_from EXACT_TEXT,
    CONSTRAINT delivered_item FOREIGN KEY (item_id) REFERENCES item_all (id) ON DELETE CASCADE,
    CONSTRAINT delivered_by_an_import FOREIGN KEY (import_id) REFERENCES import_all (id)
) EXACT_TABLE

-- name: delivered_row
-- Whoever reads the item's record.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW delivered_row AS
SELECT d.item_id, COALESCE(d.worked_from, d.record) AS record
FROM delivered_all AS d
JOIN record_all AS r ON r.item_id = d.item_id
JOIN item_all AS i ON i.id = d.item_id AND i.state <> 'staged'
JOIN sight_all AS s
    ON s.queue_id = i.queue_id AND s.sees_records = 1
    AND s.login = SESSION_LOGIN()
WHERE r.sealed = 0 OR s.sees_sealed OR r.finished_by = s.user_name OR (i.state = 'locked' AND i.lock_user = s.user_name)

-- name: redelivered_all
-- What an import says of items that were there before. outcome: waiting until the import was accepted; same: the record is
-- as it was (told only where the file has everything); updated; proposed: a person decides; again: it had been taken out
-- and is back; refused. record is what the file says, as long as it waits.
CREATE TABLE IF NOT EXISTS redelivered_all (
    import_id BIGINT NOT NULL,
    item_id BIGINT NOT NULL,
    record EXACT_TEXT,
    outcome ENUM('waiting', 'same', 'updated', 'proposed', 'again', 'refused') CHARACTER SET ascii NOT NULL,
    PRIMARY KEY (import_id, item_id),
    KEY redelivered_waiting (import_id, outcome, item_id),
    CONSTRAINT redelivered_by_an_import FOREIGN KEY (import_id) REFERENCES import_all (id),
    CONSTRAINT redelivered_item FOREIGN KEY (item_id) REFERENCES item_all (id) ON DELETE CASCADE
) EXACT_TABLE

-- name: redelivered_row
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW redelivered_row AS
SELECT r.import_id, r.item_id, r.outcome
FROM redelivered_all AS r
WHERE EXISTS (
    SELECT 1 FROM user_all AS me
    WHERE me.active = 1 AND (FIND_IN_SET('importer', me.roles) OR FIND_IN_SET('administrator', me.roles)
                               OR FIND_IN_SET('supervisor', me.roles))
      AND me.login = SESSION_LOGIN())
