-- What helps with the verifying: notes, rules, suggestions, duplicates.

-- name: event_rule_noted
INSERT INTO event_rule (kind, effect, state, unfinished, completed) VALUES ('noted', 'none', NULL, 0, 0)

-- name: event_rules_of_duplicates
INSERT INTO event_rule (kind, effect, state, unfinished, completed) VALUES
    ('merged', 'ends_lock', 'dismissed', -1, 0),
    ('absorbed', 'none', NULL, 0, 0),
    ('told_apart', 'none', NULL, 0, 0),
    ('corrected', 'corrects', 'open', 0, 0),
    ('updated', 'corrects', 'open', 0, 0),
    ('recalled', 'recalls', 'dismissed', -1, 0)

-- name: learned
-- What is usual in the records of a queue, learned from some of them (model), and how far the records are counted for it: up
-- to the event last_event. fields: their names, in the order of their numbers; pairs: which of them are counted together,
-- [[by, field]]. It counts once is_whole is 1, and an older one of the queue goes then. of_records, of_corrections: how many
-- there were when the model was learned.
CREATE TABLE learned (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    queue_id INTEGER NOT NULL REFERENCES queue (id) ON DELETE CASCADE,
    fields TEXT NOT NULL,
    pairs TEXT NOT NULL,
    model TEXT NOT NULL,
    of_records INTEGER NOT NULL,
    of_corrections INTEGER NOT NULL,
    last_event INTEGER NOT NULL,
    records INTEGER NOT NULL DEFAULT 0,
    corrections INTEGER NOT NULL DEFAULT 0,
    is_whole INTEGER NOT NULL DEFAULT 0,
    CONSTRAINT learned_fields_are_json CHECK (json_valid(fields)),
    CONSTRAINT learned_pairs_are_json CHECK (json_valid(pairs))
) STRICT

-- name: learned_queue
CREATE INDEX learned_queue ON learned (queue_id, id)

-- name: learned_row
CREATE VIEW learned_row AS
SELECT id, queue_id, fields, pairs, model, of_records, of_corrections, last_event, records, corrections, is_whole
FROM learned

-- name: value_count
-- In how many records a value stands, and how many of these were finished with it as it came in (left_as). rank puts the
-- frequent ones first and changes seldom, so that the indexes need not be written with every record. No value is longer than
-- 250 characters: longer ones are not counted.
CREATE TABLE value_count (
    id INTEGER PRIMARY KEY,
    learned_id INTEGER NOT NULL REFERENCES learned (id) ON DELETE CASCADE,
    field INTEGER NOT NULL,
    value TEXT NOT NULL,
    records INTEGER NOT NULL,
    left_as INTEGER NOT NULL,
    starts TEXT NOT NULL GENERATED ALWAYS AS (substr(value, 1, 3)) VIRTUAL,
    ends TEXT NOT NULL GENERATED ALWAYS AS (substr(value, -3)) VIRTUAL,
    rank INTEGER NOT NULL GENERATED ALWAYS AS (CASE
        WHEN records >= 100000 THEN -12 WHEN records >= 30000 THEN -11 WHEN records >= 10000 THEN -10
        WHEN records >= 3000 THEN -9 WHEN records >= 1000 THEN -8 WHEN records >= 300 THEN -7
        WHEN records >= 100 THEN -6 WHEN records >= 50 THEN -5 WHEN records >= 20 THEN -4
        WHEN records >= 10 THEN -3 WHEN records >= 5 THEN -2 WHEN records >= 2 THEN -1 ELSE 0 END) VIRTUAL,
    CONSTRAINT value_counted_once UNIQUE (learned_id, field, value)
) STRICT

-- name: value_count_frequent
CREATE INDEX value_count_frequent ON value_count (learned_id, field, rank, id)

-- name: value_count_starts
CREATE INDEX value_count_starts ON value_count (learned_id, field, starts, rank, id)

-- name: value_count_ends
CREATE INDEX value_count_ends ON value_count (learned_id, field, ends, rank, id)

-- name: value_count_row
CREATE VIEW value_count_row AS
SELECT id, learned_id, field, value, records, left_as, starts, ends, rank FROM value_count

-- name: pair_count
-- In how many records two fields have these values together. Of a field with itself: how often people made the second value
-- of the first one.
CREATE TABLE pair_count (
    learned_id INTEGER NOT NULL REFERENCES learned (id) ON DELETE CASCADE,
    by_field INTEGER NOT NULL,
    by_value TEXT NOT NULL,
    field INTEGER NOT NULL,
    value TEXT NOT NULL,
    records INTEGER NOT NULL,
    PRIMARY KEY (learned_id, by_field, by_value, field, value)
) STRICT, WITHOUT ROWID

-- name: pair_count_row
CREATE VIEW pair_count_row AS
SELECT learned_id, by_field, by_value, field, value, records FROM pair_count

-- name: counted_item
-- What a record was counted as: its cells in the order of the fields (NULL: as it came in; a null in it: too long to be
-- counted; then what they were compared with, where a later file brought that), and whether it was finished. So what changes
-- later can be taken out again. is_gone: the item is no more.
CREATE TABLE counted_item (
    learned_id INTEGER NOT NULL REFERENCES learned (id) ON DELETE CASCADE,
    item_id INTEGER NOT NULL,
    cells TEXT,
    is_done INTEGER NOT NULL,
    is_gone INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (learned_id, item_id)
) STRICT, WITHOUT ROWID

-- name: counted_item_gone
CREATE INDEX counted_item_gone ON counted_item (learned_id) WHERE is_gone = 1

-- name: item_leaves_the_counts
-- With the row of a follow-up that is withdrawn the way from its events to their queue goes.
CREATE TRIGGER item_leaves_the_counts
AFTER DELETE ON item
WHEN OLD.state = 'open'
BEGIN
    UPDATE counted_item SET is_gone = 1
    WHERE learned_id IN (SELECT id FROM learned WHERE queue_id = OLD.queue_id) AND item_id = OLD.id;
END

-- name: counted_item_row
CREATE VIEW counted_item_row AS
SELECT learned_id, item_id, cells, is_done, is_gone FROM counted_item

-- name: refused_suggestion
-- What was suggested for a field of a record and not wanted: it is not offered again, to nobody.
CREATE TABLE refused_suggestion (
    item_id INTEGER NOT NULL REFERENCES item (id) ON DELETE CASCADE,
    field TEXT NOT NULL,
    value TEXT NOT NULL,
    user TEXT NOT NULL,
    at TEXT NOT NULL,
    PRIMARY KEY (item_id, field, value)
) STRICT, WITHOUT ROWID

-- name: refused_suggestion_row
CREATE VIEW refused_suggestion_row AS
SELECT item_id, field, value, user, at FROM refused_suggestion

-- name: duplicate_model
-- What was learned of a queue about its duplicates (model), and how far its records are kept under keys: up to the event
-- last_event. It counts once is_whole is 1, and an older one of the queue goes then. of_records: how many there were when it
-- was learned.
CREATE TABLE duplicate_model (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    queue_id INTEGER NOT NULL REFERENCES queue (id) ON DELETE CASCADE,
    model TEXT NOT NULL,
    of_records INTEGER NOT NULL,
    last_event INTEGER NOT NULL,
    is_whole INTEGER NOT NULL DEFAULT 0
) STRICT

-- name: duplicate_model_queue
CREATE INDEX duplicate_model_queue ON duplicate_model (queue_id, id)

-- name: duplicate_model_row
CREATE VIEW duplicate_model_row AS
SELECT id, queue_id, model, of_records, last_event, is_whole FROM duplicate_model

-- name: duplicate_key
-- Under which keys the records of a queue are looked for: digests of parts of their values. None of records that are
-- hidden, and none of dismissed ones.
CREATE TABLE duplicate_key (
    model_id INTEGER NOT NULL REFERENCES duplicate_model (id) ON DELETE CASCADE,
    key INTEGER NOT NULL,
    item_id INTEGER NOT NULL REFERENCES item (id) ON DELETE CASCADE,
    PRIMARY KEY (model_id, key, item_id)
) STRICT, WITHOUT ROWID

-- name: duplicate_key_item
CREATE INDEX duplicate_key_item ON duplicate_key (item_id, model_id)

-- name: duplicate_key_row
CREATE VIEW duplicate_key_row AS
SELECT model_id, key, item_id FROM duplicate_key

-- name: lookup
-- A list of values that fields take theirs from, such as postcodes with their towns. Its lines come in pieces; it is whole
-- once all of them are here, and takes the place of the one that had its name.
CREATE TABLE lookup (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 255),
    column_names TEXT NOT NULL,
    source TEXT NOT NULL CHECK (length(source) <= 4096),
    loading TEXT NOT NULL UNIQUE,
    whole INTEGER NOT NULL DEFAULT 0 CHECK (whole IN (0, 1)),
    line_count INTEGER NOT NULL DEFAULT 0,
    loaded_at TEXT NOT NULL,
    loaded_by TEXT NOT NULL
) STRICT

-- name: lookup_has_its_name_alone
CREATE UNIQUE INDEX lookup_has_its_name_alone ON lookup (name) WHERE whole = 1

-- name: lookup_line
-- "folded" is the value without case and marks, as it is searched; "texts" are the line's texts, one for each column.
CREATE TABLE lookup_line (
    lookup_id INTEGER NOT NULL REFERENCES lookup (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    value TEXT NOT NULL CHECK (length(value) <= 255),
    folded TEXT NOT NULL CHECK (length(folded) <= 700),
    texts TEXT NOT NULL,
    PRIMARY KEY (lookup_id, number)
) STRICT, WITHOUT ROWID

-- name: lookup_line_found
CREATE INDEX lookup_line_found ON lookup_line (lookup_id, folded, number)

-- name: lookup_row
CREATE VIEW lookup_row AS
SELECT id, name, column_names, source, line_count, loaded_at, loaded_by FROM lookup WHERE whole = 1

-- name: lookup_line_row
CREATE VIEW lookup_line_row AS
SELECT line.number, lookup.name, line.value, line.folded, line.texts
FROM lookup_line AS line
JOIN lookup ON lookup.id = line.lookup_id AND lookup.whole = 1

-- name: event_rules_of_assigning
INSERT INTO event_rule (kind, effect, state, unfinished, completed) VALUES
    ('assigned', 'moves', 'open', 0, 0),
    ('unassigned', 'moves', 'open', 0, 0)

-- name: item_assigned_to
ALTER TABLE item ADD COLUMN assigned_to TEXT

-- name: item_line
ALTER TABLE item ADD COLUMN line TEXT

-- name: item_row_before
DROP VIEW item_row

-- name: item_row
-- An item as the lists and the desk read it. CROSS JOIN fixes the order: the item's index leads.
CREATE VIEW item_row AS
SELECT
    item.id, item.queue_id, queue.name AS queue, item.key, item.priority, item.rank, item.state,
    item.available_at, item.lock_id, item.lock_user, item.lock_workstation, item.locked_at, item.expires_at,
    item.attempts, item.created_by, item.created_at, item.change,
    coalesce(record.current, record.imported) AS record, record.search,
    item.from_item_id, item.sent_back_by, item.sent_back_reason, item.assigned_to
FROM item
CROSS JOIN queue ON queue.id = item.queue_id
CROSS JOIN record ON record.item_id = item.id

-- name: assignee
-- For whom items are: users, and tags with an @ in front. Each has a line of its own in the claim order: what waits for them
-- has this time, long past, for available_at, so that no claim of anybody else comes across it. Nobody is taken out again.
CREATE TABLE assignee (
    name TEXT NOT NULL PRIMARY KEY,
    line TEXT NOT NULL,
    CONSTRAINT line_is_of_one UNIQUE (line)
) STRICT, WITHOUT ROWID

-- name: user_tag
-- What a user can do in a queue, in a word: they get what is assigned to the tag, and others do not.
CREATE TABLE user_tag (
    user TEXT NOT NULL REFERENCES user (name) ON DELETE CASCADE,
    queue_id INTEGER NOT NULL REFERENCES queue (id) ON DELETE CASCADE,
    tag TEXT NOT NULL,
    PRIMARY KEY (user, queue_id, tag),
    CONSTRAINT tag_is_a_word CHECK (tag <> '' AND instr(tag, ' ') = 0 AND instr(tag, ',') = 0 AND instr(tag, '@') = 0)
) STRICT, WITHOUT ROWID

-- name: user_tag_row
CREATE VIEW user_tag_row AS
SELECT user_tag.user, queue.name AS queue, user_tag.tag
FROM user_tag
JOIN queue ON queue.id = user_tag.queue_id

-- name: user_taking
-- Who is meant to take from which queue.
CREATE VIEW user_taking AS
SELECT user.name, queue.id AS queue_id
FROM user
CROSS JOIN queue
WHERE ',' || user.roles || ',' LIKE '%,supervisor,%'
   OR ((',' || user.roles || ',' LIKE '%,clerk,%' OR ',' || user.roles || ',' LIKE '%,worker,%')
       AND (user.queues = '' OR instr(',' || user.queues || ',', ',' || queue.name || ',') > 0))

-- name: asked_back
-- Which finished items somebody asks for: who, when, and why. What is older than the item's newest ending counts no more; it
-- goes when the item is opened again, or somebody else asks.
CREATE TABLE asked_back (
    item_id INTEGER NOT NULL PRIMARY KEY REFERENCES item (id) ON DELETE CASCADE,
    user TEXT NOT NULL,
    at TEXT NOT NULL,
    note TEXT NOT NULL
) STRICT

-- name: asked_back_row
CREATE VIEW asked_back_row AS
SELECT asked_back.item_id, asked_back.user, asked_back.at, asked_back.note
FROM asked_back
JOIN item ON item.id = asked_back.item_id
JOIN record ON record.item_id = item.id
WHERE (item.state = 'done' OR item.state = 'failed' OR item.state = 'dismissed') AND record.finished_at <= asked_back.at

-- name: queue_reopen_own
ALTER TABLE queue ADD COLUMN reopen_own_seconds INTEGER CONSTRAINT reopen_own_positive CHECK (reopen_own_seconds > 0)

-- name: rule_state_before
DROP VIEW rule_state

-- name: rule_state
-- How the rules of queues and users are now, as the history of rules says it. Selftests come and go untold; which fields
-- records have follows from what came in. Who has no tags has no member of them.
CREATE VIEW rule_state AS
SELECT 'queue' AS about, queue.name AS subject,
       json_patch(json_object(
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
           'largest_record', queue.largest_record, 'largest_field', queue.largest_field),
           json_object('reopen_own_seconds', queue.reopen_own_seconds)) AS state
FROM queue
WHERE NOT EXISTS (SELECT 1 FROM selftest WHERE selftest.queue_id = queue.id)
UNION ALL
SELECT 'user', user.name,
       CASE WHEN EXISTS (SELECT 1 FROM user_tag_row AS its WHERE its.user = user.name)
            THEN json_object('roles', user.roles, 'queues', user.queues, 'tags', (
                SELECT json_group_array(line)
                FROM (SELECT its.queue || ': ' || its.tag AS line FROM user_tag_row AS its
                      WHERE its.user = user.name ORDER BY 1 LIMIT -1)))
            ELSE json_object('roles', user.roles, 'queues', user.queues) END
FROM user

-- name: event_rule_attached
INSERT INTO event_rule (kind, effect, state, unfinished, completed) VALUES ('attached', 'none', NULL, 0, 0)

-- name: attachment
-- A file that belongs to an item: the scan or letter that its record was made from. It comes in in pieces and counts once it
-- is whole, which is when it has a digest: SHA-256 of the digests of its pieces, with commas between them. Nobody changes it
-- then. told is what the history tells it by, its name and all that is said of it. What it holds stands apart, so that only whoever asks for it reads it.
CREATE TABLE attachment (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    item_id INTEGER NOT NULL REFERENCES item (id) ON DELETE CASCADE,
    operation_id TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 255),
    media_type TEXT NOT NULL CHECK (length(media_type) BETWEEN 1 AND 255),
    size INTEGER NOT NULL CHECK (size > 0),
    pieces INTEGER NOT NULL DEFAULT 0,
    digest TEXT,
    told TEXT,
    attached_by TEXT NOT NULL,
    attached_at TEXT NOT NULL
) STRICT

-- name: attachment_item
CREATE INDEX attachment_item ON attachment (item_id, id)

-- name: attachment_unfinished
CREATE INDEX attachment_unfinished ON attachment (attached_at) WHERE digest IS NULL

-- name: attachment_stays
CREATE TRIGGER attachment_stays
BEFORE UPDATE ON attachment
WHEN OLD.digest IS NOT NULL
BEGIN
    SELECT RAISE(ABORT, 'attachment_stays');
END

-- name: attachment_piece
-- 1 MiB of a file, the last piece less.
CREATE TABLE attachment_piece (
    attachment_id INTEGER NOT NULL REFERENCES attachment (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    digest TEXT NOT NULL,
    content BLOB NOT NULL CHECK (length(content) BETWEEN 1 AND 1048576),
    PRIMARY KEY (attachment_id, number)
) STRICT

-- name: attachment_piece_stays
CREATE TRIGGER attachment_piece_stays
BEFORE UPDATE ON attachment_piece
BEGIN
    SELECT RAISE(ABORT, 'attachment_stays');
END

-- name: file_template
-- How files of one kind are brought in or written, under a name.
CREATE TABLE file_template (
    name TEXT NOT NULL PRIMARY KEY CHECK (length(name) BETWEEN 1 AND 255),
    kind TEXT NOT NULL CHECK (kind = 'import' OR kind = 'export'),
    template TEXT NOT NULL CHECK (length(template) <= 1048576),
    kept_at TEXT NOT NULL,
    kept_by TEXT NOT NULL
) STRICT, WITHOUT ROWID

-- name: file_template_row
CREATE VIEW file_template_row AS
SELECT name, kind, template, kept_at, kept_by FROM file_template

-- name: import_told
-- The file's digest and what was counted.
ALTER TABLE import ADD COLUMN told TEXT

-- name: import_first_item
ALTER TABLE import ADD COLUMN first_item INTEGER

-- name: import_last_item
ALTER TABLE import ADD COLUMN last_item INTEGER

-- name: import_recalled_at
ALTER TABLE import ADD COLUMN recalled_at TEXT

-- name: import_recalled_by
ALTER TABLE import ADD COLUMN recalled_by TEXT

-- name: items_of_earlier_imports
UPDATE import SET (first_item, last_item) = (SELECT min(item.id), max(item.id) FROM item WHERE item.import_id = import.id)

-- name: import_row
DROP VIEW import_row

-- name: import_row_again
CREATE VIEW import_row AS
SELECT id, queue_id, source, state, user, started_at, heard_at, told, recalled_at, recalled_by FROM import

-- name: item_state_moves
DROP TRIGGER item_state_moves

-- name: item_state_moves_again
-- The same moves as canMove() in queue/state.cpp and the diagram in docs/architecture.md.
CREATE TRIGGER item_state_moves
BEFORE UPDATE OF state ON item
WHEN OLD.state <> NEW.state AND NOT (
    (OLD.state = 'staged' AND NEW.state = 'open')
    OR (OLD.state = 'open' AND (NEW.state = 'locked' OR NEW.state = 'done' OR NEW.state = 'dismissed'))
    OR (OLD.state = 'locked' AND (NEW.state = 'open' OR NEW.state = 'done' OR NEW.state = 'failed' OR NEW.state = 'dismissed'))
    OR ((OLD.state = 'done' OR OLD.state = 'failed' OR OLD.state = 'dismissed') AND NEW.state IN ('locked', 'open')))
BEGIN
    SELECT RAISE(ABORT, 'state_move_allowed');
END

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
