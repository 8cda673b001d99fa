-- What guards the record: its fields and size, who may read it, and that nobody changed it afterwards.

-- name: queue_fields
ALTER TABLE queue ADD COLUMN fields TEXT NOT NULL DEFAULT '[]'
    CONSTRAINT fields_are_a_list CHECK (json_type(fields) = 'array')

-- name: queue_required_fields
ALTER TABLE queue ADD COLUMN required_fields TEXT NOT NULL DEFAULT '[]'

-- name: queue_largest_record
ALTER TABLE queue ADD COLUMN largest_record INTEGER NOT NULL DEFAULT 1048576
    CONSTRAINT largest_record_positive CHECK (largest_record > 0)

-- name: queue_largest_field
ALTER TABLE queue ADD COLUMN largest_field INTEGER NOT NULL DEFAULT 1048576
    CONSTRAINT largest_field_positive CHECK (largest_field > 0)

-- name: required_of_schemas
UPDATE queue SET required_fields = (SELECT json_group_array(value) FROM json_each(record_schema, '$.required'))

-- name: record_comes_in_whole
-- A hand that writes past the program makes no record that is none, and none larger than the queue takes.
CREATE TRIGGER record_comes_in_whole
BEFORE INSERT ON record
WHEN json_type(NEW.imported) IS NOT 'object' OR (length(NEW.imported) > 1000 AND length(CAST(NEW.imported AS BLOB)) > (
    SELECT queue.largest_record FROM item JOIN queue ON queue.id = item.queue_id WHERE item.id = NEW.item_id))
BEGIN
    SELECT RAISE(ABORT, 'record_comes_in_whole');
END

-- name: record_stays_whole
CREATE TRIGGER record_stays_whole
BEFORE UPDATE OF current ON record
WHEN NEW.current IS NOT OLD.current AND (
    json_type(NEW.current) IS NOT 'object' OR (length(NEW.current) > 1000 AND length(CAST(NEW.current AS BLOB)) > (
        SELECT queue.largest_record FROM item JOIN queue ON queue.id = item.queue_id WHERE item.id = NEW.item_id)))
BEGIN
    SELECT RAISE(ABORT, 'record_stays_whole');
END

-- name: draft_is_an_object
CREATE TRIGGER draft_is_an_object
BEFORE INSERT ON draft
WHEN json_type(NEW.content) IS NOT 'object'
BEGIN
    SELECT RAISE(ABORT, 'draft_is_an_object');
END

-- name: fields_of_schemas
UPDATE queue SET fields = (
    SELECT json_group_array(name)
    FROM (
        SELECT name
        FROM (
            SELECT 1 AS rank, said.key AS nth, said.value AS name
            FROM json_each(queue.record_schema, '$."x-intray-order"') AS said
            WHERE said.value IN (SELECT key FROM json_each(queue.record_schema, '$.properties'))
            UNION ALL
            SELECT 2, 0, said.key FROM json_each(queue.record_schema, '$.properties') AS said
            UNION ALL
            SELECT 3, said.key, said.value FROM json_each(queue.record_schema, '$.required') AS said)
        WHERE typeof(name) = 'text'
        GROUP BY name ORDER BY min(rank), min(nth), name LIMIT -1))

-- name: fields_of_records
-- Of queues without a schema: those of their records, oldest first. All are read once.
UPDATE queue SET fields = (
    SELECT json_group_array(name)
    FROM (
        SELECT said.key AS name
        FROM item
        CROSS JOIN record ON record.item_id = item.id
        CROSS JOIN json_each(json_patch(record.imported, coalesce(record.current, '{}'))) AS said
        WHERE item.queue_id = queue.id AND json_type(record.imported) = 'object' AND typeof(said.key) = 'text'
        GROUP BY said.key ORDER BY min(record.item_id), min(said.id) LIMIT -1))
WHERE fields = '[]'

-- name: queue_change
ALTER TABLE queue ADD COLUMN change INTEGER NOT NULL DEFAULT 0

-- name: drop_queue_row
DROP VIEW queue_row

-- name: queue_row
CREATE VIEW queue_row AS
SELECT queue.*, next_queue.name AS next_queue, decide_queue.name AS decide_queue
FROM queue
LEFT JOIN queue AS next_queue ON next_queue.id = queue.next_queue_id
LEFT JOIN queue AS decide_queue ON decide_queue.id = queue.decide_queue_id

-- name: rule_event
-- What was changed in the rules of queues, and in what users may do: who, when, and how it is since then. The state
-- before is that of the line before about the same queue or user; state is NULL when it is gone.
CREATE TABLE rule_event (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at TEXT NOT NULL,
    kind TEXT NOT NULL,
    about TEXT NOT NULL,
    subject TEXT NOT NULL,
    user TEXT NOT NULL,
    state TEXT,
    CONSTRAINT rule_event_is_about_a_queue_or_user CHECK (about IN ('queue', 'user')),
    CONSTRAINT rule_event_state_is_json CHECK (state IS NULL OR json_valid(state))
) STRICT

-- name: rule_event_subject
CREATE INDEX rule_event_subject ON rule_event (about, subject, id)

-- name: rule_event_no_update
CREATE TRIGGER rule_event_no_update
BEFORE UPDATE ON rule_event
BEGIN
    SELECT RAISE(ABORT, 'history_is_append_only');
END

-- name: rule_event_no_delete
CREATE TRIGGER rule_event_no_delete
BEFORE DELETE ON rule_event
BEGIN
    SELECT RAISE(ABORT, 'history_is_append_only');
END

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
    items INTEGER NOT NULL,
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

-- name: item_seal
-- What an item held when its history was sealed: a digest of each fact, behind the newest of its events then. The seal
-- covers these lines too.
CREATE TABLE item_seal (
    item_id INTEGER NOT NULL,
    event_id INTEGER NOT NULL,
    seal INTEGER NOT NULL,
    digests TEXT NOT NULL,
    PRIMARY KEY (item_id, event_id)
) STRICT, WITHOUT ROWID

-- name: item_seal_of_seal
CREATE INDEX item_seal_of_seal ON item_seal (seal, item_id)

-- name: item_seal_no_update
CREATE TRIGGER item_seal_no_update
BEFORE UPDATE ON item_seal
BEGIN
    SELECT RAISE(ABORT, 'seals_stay');
END

-- name: item_seal_no_delete
CREATE TRIGGER item_seal_no_delete
BEFORE DELETE ON item_seal
BEGIN
    SELECT RAISE(ABORT, 'seals_stay');
END

-- name: item_facts
-- What is sealed of an item, in the order of allFacts in checking/facts.h; NULL: nothing. Each of these changes together
-- with a line of its history only. Without CROSS JOIN, so that the view becomes part of the statement that asks: else all
-- of it is computed for each page.
CREATE VIEW item_facts AS
SELECT item.id AS item_id, (SELECT max(event.id) FROM event WHERE event.item_id = item.id) AS event_id,
       record.imported AS came_in,
       json_array(item.queue_id, item.key, item.created_by, item.created_at, item.import_id) AS origin,
       record.current AS corrected, record.search, record.context, record.result, record.error,
       CASE WHEN record.finished_by IS NOT NULL THEN json_array(record.finished_by, record.finished_at) END AS ending,
       CASE WHEN item.priority <> 0 THEN CAST(item.priority AS TEXT) END AS priority,
       CASE WHEN item.state = 'open' AND item.available_at <> '' THEN item.available_at END AS due,
       CASE WHEN item.not_for IS NOT NULL OR item.nor_for IS NOT NULL
            THEN json_array(item.not_for, item.nor_for) END AS hands,
       CASE WHEN coalesce(item.from_item_id, item.sent_back_by, item.is_sent_back) IS NOT NULL
            THEN json_array(item.from_item_id, item.sent_back_by, item.sent_back_reason, item.is_sent_back) END AS steps,
       (SELECT group_concat(line, char(10))
        FROM (SELECT json_array(earlier.id, earlier.record, earlier.error, earlier.finished_by, earlier.finished_at) AS line
              FROM earlier_record AS earlier WHERE earlier.item_id = item.id ORDER BY earlier.id LIMIT -1)) AS earlier,
       (SELECT group_concat(line, char(10))
        FROM (SELECT json_array(keyed.field, keyed.first_value, keyed.second_value, keyed.first_user, keyed.second_user,
                                keyed.at) AS line
              FROM keying AS keyed WHERE keyed.item_id = item.id ORDER BY keyed.field LIMIT -1)) AS keyed,
       CASE WHEN json_type(record.context, '$.keying') IS NOT NULL THEN
           (SELECT group_concat(line, char(10))
            FROM (SELECT json_array(keyed.field, keyed.decided_value, keyed.decided_by, keyed.decided_at) AS line
                  FROM keying AS keyed
                  WHERE keyed.item_id = item.from_item_id AND keyed.decided_by IS NOT NULL
                  ORDER BY keyed.field LIMIT -1)) END AS decided
FROM item
JOIN record ON record.item_id = item.id
WHERE item.state <> 'staged'

-- name: sealed_item
CREATE VIEW sealed_item AS
SELECT seal, item_id AS id, item_id || '|' || event_id || '|' || digests AS line FROM item_seal

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

-- name: rule_state
-- How the rules of queues and users are now, as the history of rules says it. Selftests come and go untold; which fields
-- records have follows from what came in.
CREATE VIEW rule_state AS
SELECT 'queue' AS about, queue.name AS subject,
       json_object(
           'title', queue.title, 'record_schema', json(queue.record_schema), 'lock_seconds', queue.lock_seconds,
           'longest_hold_seconds', queue.longest_hold_seconds, 'locks_per_user', queue.locks_per_user,
           'attempts', queue.attempts, 'dispositions', queue.dispositions,
           'next_queue', (SELECT next.name FROM queue AS next WHERE next.id = queue.next_queue_id),
           'source_query', queue.source_query, 'source_fresh_seconds', queue.source_fresh_seconds,
           'paused', queue.paused, 'pause_message', queue.pause_message, 'other_hands', queue.other_hands,
           'blind_fields', json(queue.blind_fields),
           'decide_queue', (SELECT decide.name FROM queue AS decide WHERE decide.id = queue.decide_queue_id),
           'share', queue.share, 'first_warning_seconds', queue.first_warning_seconds,
           'last_warning_seconds', queue.last_warning_seconds, 'reasons', json(queue.reasons),
           'largest_record', queue.largest_record, 'largest_field', queue.largest_field) AS state
FROM queue
WHERE NOT EXISTS (SELECT 1 FROM selftest WHERE selftest.queue_id = queue.id)
UNION ALL
SELECT 'user', user.name, json_object('roles', user.roles, 'queues', user.queues) FROM user

-- name: known_rules
-- The history of rules begins with what is there.
INSERT INTO rule_event (at, kind, about, subject, user, state)
SELECT strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), 'known', about, subject, '', state FROM rule_state ORDER BY about, subject

-- name: rule_told
-- The history of rules with the state before each line.
CREATE VIEW rule_told AS
SELECT told.id, told.at, told.kind, told.about, told.subject, told.user,
       (SELECT earlier.state FROM rule_event AS earlier
        WHERE earlier.about = told.about AND earlier.subject = told.subject AND earlier.id < told.id
        ORDER BY earlier.id DESC LIMIT 1) AS before, told.state
FROM rule_event AS told

-- name: drop_event_row
DROP VIEW event_row

-- name: event_row
CREATE VIEW event_row AS
SELECT id, item_id, at, kind, user, workstation, lock_id, operation_id,
       nullif(json_remove(detail, '$.digest'), '{}') AS detail
FROM event
