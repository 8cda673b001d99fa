-- What helps with the verifying: notes, rules, suggestions, duplicates.

-- name: as_owner
AS_OWNER

-- name: event_kind_noted
ALTER TYPE intray.event_kind ADD VALUE 'noted'

-- name: event_rule_noted
INSERT INTO intray.event_rule (kind, effect, state, unfinished, completed) VALUES ('noted', 'none', NULL, 0, 0)

-- name: may_read_note
-- A note may say what stands in the record, so whoever may not read a sealed record may not read the notes on it.
CREATE FUNCTION intray.may_read_note(item bigint) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $fn$
    SELECT EXISTS (
        SELECT 1 FROM intray.record AS its
        WHERE its.item_id = may_read_note.item AND its.queue_id = ANY (intray.my_queues())
          AND (NOT its.sealed OR intray.i_am('auditor') OR intray.may_see_record(its.item_id, its.finished_by)))
$fn$

-- name: see_event
DROP POLICY see_event ON intray.event

-- name: see_event_again
-- The kind's word, because a value that a type has just been given cannot be used in the upgrade that gave it.
CREATE POLICY see_event ON intray.event FOR SELECT
USING (queue_id = ANY ((SELECT intray.my_queues())::bigint[]) AND (kind::text <> 'noted' OR intray.may_read_note(item_id))
       OR (queue_id IS NULL AND ("user" = (SELECT intray.my_name()) OR (SELECT intray.i_am('supervisor', 'auditor')))))

-- name: event_kind_merged
ALTER TYPE intray.event_kind ADD VALUE 'merged'

-- name: event_kind_absorbed
ALTER TYPE intray.event_kind ADD VALUE 'absorbed'

-- name: event_kind_told_apart
ALTER TYPE intray.event_kind ADD VALUE 'told_apart'

-- name: event_kind_corrected
ALTER TYPE intray.event_kind ADD VALUE 'corrected'

-- name: event_rules_of_duplicates
INSERT INTO intray.event_rule (kind, effect, state, unfinished, completed) VALUES
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
CREATE TABLE intray.learned (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    queue_id bigint NOT NULL REFERENCES intray.queue (id) ON DELETE CASCADE,
    fields jsonb NOT NULL,
    pairs jsonb NOT NULL,
    model text NOT NULL,
    of_records bigint NOT NULL,
    of_corrections bigint NOT NULL,
    last_event bigint NOT NULL,
    records bigint NOT NULL DEFAULT 0,
    corrections bigint NOT NULL DEFAULT 0,
    is_whole boolean NOT NULL DEFAULT false
)

-- name: learned_queue
CREATE INDEX learned_queue ON intray.learned (queue_id, id)

-- name: rows_of_learned
ALTER TABLE intray.learned ENABLE ROW LEVEL SECURITY

-- name: see_learned
CREATE POLICY see_learned ON intray.learned FOR SELECT
USING (queue_id = ANY ((SELECT intray.my_queues())::bigint[]))

-- name: learned_row
CREATE VIEW intray.learned_row WITH (security_invoker = true) AS
SELECT id, queue_id, fields, pairs, model, of_records, of_corrections, last_event, records, corrections, is_whole
FROM intray.learned

-- name: value_count
-- In how many records a value stands, and how many of these were finished with it as it came in (left_as). rank puts the
-- frequent ones first and changes seldom, so that the indexes need not be written with every record. No value is longer than
-- 250 characters: longer ones are not counted.
CREATE TABLE intray.value_count (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    learned_id bigint NOT NULL REFERENCES intray.learned (id) ON DELETE CASCADE,
    field integer NOT NULL,
    value text COLLATE "C" NOT NULL,
    records bigint NOT NULL,
    left_as bigint NOT NULL,
    starts text COLLATE "C" NOT NULL GENERATED ALWAYS AS (pg_catalog.left(value, 3)) STORED,
    ends text COLLATE "C" NOT NULL GENERATED ALWAYS AS (pg_catalog.right(value, 3)) STORED,
    rank integer NOT NULL GENERATED ALWAYS AS (CASE
        WHEN records >= 100000 THEN -12 WHEN records >= 30000 THEN -11 WHEN records >= 10000 THEN -10
        WHEN records >= 3000 THEN -9 WHEN records >= 1000 THEN -8 WHEN records >= 300 THEN -7
        WHEN records >= 100 THEN -6 WHEN records >= 50 THEN -5 WHEN records >= 20 THEN -4
        WHEN records >= 10 THEN -3 WHEN records >= 5 THEN -2 WHEN records >= 2 THEN -1 ELSE 0 END) STORED,
    CONSTRAINT value_counted_once UNIQUE (learned_id, field, value)
) WITH (fillfactor = 85)

-- name: value_count_frequent
CREATE INDEX value_count_frequent ON intray.value_count (learned_id, field, rank, id)

-- name: value_count_starts
CREATE INDEX value_count_starts ON intray.value_count (learned_id, field, starts, rank, id)

-- name: value_count_ends
CREATE INDEX value_count_ends ON intray.value_count (learned_id, field, ends, rank, id)

-- name: rows_of_value_count
ALTER TABLE intray.value_count ENABLE ROW LEVEL SECURITY

-- name: see_value_count
-- Written so that it is no condition for an index: with a list of numbers the order of the index would be of no use.
CREATE POLICY see_value_count ON intray.value_count FOR SELECT
USING (learned_id IN (SELECT learned.id FROM intray.learned))

-- name: value_count_row
CREATE VIEW intray.value_count_row WITH (security_invoker = true) AS
SELECT id, learned_id, field, value, records, left_as, starts, ends, rank FROM intray.value_count

-- name: pair_count
-- In how many records two fields have these values together. Of a field with itself: how often people made the second value
-- of the first one.
CREATE TABLE intray.pair_count (
    learned_id bigint NOT NULL REFERENCES intray.learned (id) ON DELETE CASCADE,
    by_field integer NOT NULL,
    field integer NOT NULL,
    records bigint NOT NULL,
    by_value text COLLATE "C" NOT NULL,
    value text COLLATE "C" NOT NULL,
    PRIMARY KEY (learned_id, by_field, by_value, field, value)
) WITH (fillfactor = 85)

-- name: rows_of_pair_count
ALTER TABLE intray.pair_count ENABLE ROW LEVEL SECURITY

-- name: see_pair_count
CREATE POLICY see_pair_count ON intray.pair_count FOR SELECT
USING (learned_id IN (SELECT learned.id FROM intray.learned))

-- name: pair_count_row
CREATE VIEW intray.pair_count_row WITH (security_invoker = true) AS
SELECT learned_id, by_field, by_value, field, value, records FROM intray.pair_count

-- name: counted_item
-- What a record was counted as: its cells in the order of the fields (NULL: as it came in; a null in it: too long to be
-- counted; then what they were compared with, where a later file brought that), and whether it was finished. So what changes
-- later can be taken out again. is_gone: the item is no more.
CREATE TABLE intray.counted_item (
    learned_id bigint NOT NULL REFERENCES intray.learned (id) ON DELETE CASCADE,
    item_id bigint NOT NULL,
    cells jsonb,
    is_done boolean NOT NULL,
    PRIMARY KEY (learned_id, item_id)
)

-- name: rows_of_counted_item
-- What stands in these belongs to records that may be sealed by now: for those who count alone.
ALTER TABLE intray.counted_item ENABLE ROW LEVEL SECURITY

-- name: see_counted_item
CREATE POLICY see_counted_item ON intray.counted_item FOR SELECT
USING ((SELECT intray.i_am('supervisor', 'worker')) AND learned_id IN (SELECT learned.id FROM intray.learned))

-- name: refused_suggestion
-- What was suggested for a field of a record and not wanted: it is not offered again, to nobody.
CREATE TABLE intray.refused_suggestion (
    item_id bigint NOT NULL REFERENCES intray.item (id) ON DELETE CASCADE,
    at timestamptz NOT NULL,
    field text COLLATE "C" NOT NULL,
    value text COLLATE "C" NOT NULL,
    "user" text COLLATE "C" NOT NULL,
    PRIMARY KEY (item_id, field, value)
)

-- name: rows_of_refused_suggestion
ALTER TABLE intray.refused_suggestion ENABLE ROW LEVEL SECURITY

-- name: see_refused_suggestion
-- Whoever may read the record.
CREATE POLICY see_refused_suggestion ON intray.refused_suggestion FOR SELECT
USING (EXISTS (SELECT 1 FROM intray.record WHERE record.item_id = refused_suggestion.item_id))

-- name: refused_suggestion_row
CREATE VIEW intray.refused_suggestion_row WITH (security_invoker = true) AS
SELECT item_id, field, value, "user", intray.iso(at) AS at FROM intray.refused_suggestion

-- name: duplicate_model
-- What was learned of a queue about its duplicates (model), and how far its records are kept under keys: up to the event
-- last_event. It counts once is_whole is 1, and an older one of the queue goes then. of_records: how many there were when it
-- was learned.
CREATE TABLE intray.duplicate_model (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    queue_id bigint NOT NULL REFERENCES intray.queue (id) ON DELETE CASCADE,
    model text NOT NULL,
    of_records bigint NOT NULL,
    last_event bigint NOT NULL,
    is_whole boolean NOT NULL DEFAULT false
)

-- name: duplicate_model_queue
CREATE INDEX duplicate_model_queue ON intray.duplicate_model (queue_id, id)

-- name: rows_of_duplicate_model
ALTER TABLE intray.duplicate_model ENABLE ROW LEVEL SECURITY

-- name: see_duplicate_model
CREATE POLICY see_duplicate_model ON intray.duplicate_model FOR SELECT
USING (queue_id = ANY ((SELECT intray.my_queues())::bigint[]))

-- name: duplicate_model_row
CREATE VIEW intray.duplicate_model_row WITH (security_invoker = true) AS
SELECT id, queue_id, model, of_records, last_event, is_whole FROM intray.duplicate_model

-- name: duplicate_key
-- Under which keys the records of a queue are looked for: digests of parts of their values. None of records that are
-- hidden, and none of dismissed ones.
-- The item is no foreign key: that would lock its row.
CREATE TABLE intray.duplicate_key (
    model_id bigint NOT NULL REFERENCES intray.duplicate_model (id) ON DELETE CASCADE,
    key bigint NOT NULL,
    item_id bigint NOT NULL,
    PRIMARY KEY (model_id, key, item_id)
)

-- name: duplicate_key_item
CREATE INDEX duplicate_key_item ON intray.duplicate_key (model_id, item_id)

-- name: rows_of_duplicate_key
ALTER TABLE intray.duplicate_key ENABLE ROW LEVEL SECURITY

-- name: see_duplicate_key
-- Those of the models that the login sees.
CREATE POLICY see_duplicate_key ON intray.duplicate_key FOR SELECT
USING (model_id IN (SELECT id FROM intray.duplicate_model))

-- name: duplicate_key_row
CREATE VIEW intray.duplicate_key_row WITH (security_invoker = true) AS
SELECT model_id, key, item_id FROM intray.duplicate_key

-- name: lookup
-- A list of values that fields take theirs from, such as postcodes with their towns. Its lines come in pieces; it is whole
-- once all of them are here, and takes the place of the one that had its name.
CREATE TABLE intray.lookup (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name text COLLATE "C" NOT NULL CHECK (length(name) BETWEEN 1 AND 255),
    column_names text NOT NULL,
    source text NOT NULL CHECK (length(source) <= 4096),
    loading uuid NOT NULL UNIQUE,
    whole integer NOT NULL DEFAULT 0 CHECK (whole IN (0, 1)),
    line_count bigint NOT NULL DEFAULT 0,
    loaded_at timestamptz NOT NULL,
    loaded_by text COLLATE "C" NOT NULL
)

-- name: lookup_has_its_name_alone
CREATE UNIQUE INDEX lookup_has_its_name_alone ON intray.lookup (name) WHERE whole = 1

-- name: lookup_line
-- "folded" is the value without case and marks, as it is searched; "texts" are the line's texts, one for each column.
CREATE TABLE intray.lookup_line (
    lookup_id bigint NOT NULL REFERENCES intray.lookup (id) ON DELETE CASCADE,
    number bigint NOT NULL,
    value text COLLATE "C" NOT NULL CHECK (length(value) <= 255),
    folded text COLLATE "C" NOT NULL CHECK (length(folded) <= 700),
    texts text NOT NULL,
    PRIMARY KEY (lookup_id, number)
)

-- name: lookup_line_found
CREATE INDEX lookup_line_found ON intray.lookup_line (lookup_id, folded, number)

-- name: lookup_row
CREATE VIEW intray.lookup_row WITH (security_invoker = true) AS
SELECT id, name, column_names, source, line_count, to_char(loaded_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS loaded_at, loaded_by
FROM intray.lookup
WHERE whole = 1

-- name: lookup_line_row
CREATE VIEW intray.lookup_line_row WITH (security_invoker = true) AS
SELECT line.number, lookup.name, line.value, line.folded, line.texts
FROM intray.lookup_line AS line
JOIN intray.lookup ON lookup.id = line.lookup_id AND lookup.whole = 1

-- name: event_kind_assigned
ALTER TYPE intray.event_kind ADD VALUE 'assigned'

-- name: event_kind_unassigned
ALTER TYPE intray.event_kind ADD VALUE 'unassigned'

-- name: event_rules_of_assigning
INSERT INTO intray.event_rule (kind, effect, state, unfinished, completed) VALUES
    ('assigned', 'moves', 'open', 0, 0),
    ('unassigned', 'moves', 'open', 0, 0)

-- name: item_assigned_to
ALTER TABLE intray.item ADD COLUMN assigned_to text COLLATE "C", ADD COLUMN line timestamptz

-- name: assigned_to_keeps_no_statistics
ALTER TABLE intray.item ALTER COLUMN assigned_to SET STATISTICS 0

-- name: change_item
-- What came back stays at the front, whatever priority it is given, and what is assigned in its line.
CREATE OR REPLACE FUNCTION intray.change_item() RETURNS trigger LANGUAGE plpgsql AS $fn$
DECLARE
    broken text;
BEGIN
    IF NEW.available_at = '-infinity' AND NEW.rank = OLD.rank AND NEW.queue_id = OLD.queue_id
            AND NOT NEW.front AND (OLD.state = 'open' AND NEW.state = 'locked'
                 AND pg_catalog.num_nulls(NEW.lock_id, NEW.lock_user, NEW.lock_workstation, NEW.locked_at, NEW.expires_at) = 0
                 OR OLD.state = 'locked' AND NEW.state = 'done'
                 AND pg_catalog.num_nonnulls(NEW.lock_id, NEW.lock_user, NEW.lock_workstation, NEW.locked_at, NEW.expires_at) = 0)
    THEN
        RETURN NEW;
    END IF;
    broken := CASE
        WHEN NEW.queue_id <> OLD.queue_id
             OR (NEW.priority <> OLD.priority OR NEW.rank <> OLD.rank)
                AND (OLD.state <> 'open' OR NEW.state <> 'open' OR NEW.rank <> -NEW.priority::bigint)
        THEN 'place_stays'
        WHEN OLD.state <> NEW.state AND NOT (
            OLD.state = 'staged' AND NEW.state = 'open'
            OR OLD.state = 'open' AND NEW.state IN ('locked', 'done', 'dismissed')
            OR OLD.state = 'locked' AND NEW.state IN ('open', 'done', 'failed', 'dismissed')
            OR OLD.state IN ('done', 'failed', 'dismissed') AND NEW.state IN ('locked', 'open'))
        THEN 'state_move_allowed'
        ELSE intray.item_rule_broken(NEW) END;
    IF broken IS NOT NULL THEN
        RAISE EXCEPTION USING ERRCODE = 'check_violation', MESSAGE = broken, CONSTRAINT = broken;
    END IF;
    IF OLD.lock_id <> NEW.lock_id THEN
        INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation, lock_id)
        VALUES (OLD.id, OLD.queue_id, NEW.locked_at, 'expired', OLD.lock_user, OLD.lock_workstation, OLD.lock_id);
    END IF;
    IF NEW.line IS NOT NULL AND NEW.state = 'open' AND NEW.available_at = '-infinity' THEN
        NEW.available_at := NEW.line;
    END IF;
    NEW.front := NEW.state = 'open' AND NEW.available_at = '-infinity'
        AND (OLD.front OR OLD.state <> 'staged' AND NEW.rank = OLD.rank OR intray.find_place(NEW.queue_id, NEW.rank, NEW.id));
    RETURN NEW;
END
$fn$

-- name: item_row_before
DROP VIEW intray.item_row

-- name: item_row
-- An item as the lists and the desk read it; where the record is sealed, without it. available_since is available_at as
-- the index has it. OFFSET 0 makes the planner look up the records of the rows that are shown, instead of walking
-- through all of them beside the items.
CREATE VIEW intray.item_row WITH (security_invoker = true) AS
SELECT
    item.id, item.queue_id, queue.name AS queue, item.key, item.priority, item.rank, item.state,
    intray.available(item.available_at) AS available_at,
    CASE WHEN item.state = 'locked' THEN intray.lock_of(item.id) END AS lock_id, item.lock_user, item.lock_workstation,
    intray.iso(item.locked_at) AS locked_at, intray.iso(item.expires_at) AS expires_at,
    item.attempts, item.created_by, intray.iso(item.created_at) AS created_at, item.change,
    written.record, written.search, item.available_at AS available_since,
    item.from_item_id, item.sent_back_by, item.sent_back_reason, item.assigned_to
FROM intray.item
JOIN intray.queue ON queue.id = item.queue_id
LEFT JOIN LATERAL (
    SELECT coalesce(record.current, record.imported) AS record, record.search
    FROM intray.record WHERE record.item_id = item.id
    OFFSET 0) AS written ON true

-- name: take_from_lines
ALTER TYPE intray.queue_to_take_from ADD ATTRIBUTE has_lines boolean

-- name: take_from_before
DROP FUNCTION IF EXISTS intray.take_from(intray."user", bigint[], bigint, uuid, text, timestamptz)

-- name: audited_items_before
DROP FUNCTION IF EXISTS intray.audited_items(bigint, bigint)

-- name: assignee
-- For whom items are: users, and tags with an @ in front. Each has a line of its own in the claim order: what waits for them
-- has this time, long past, for available_at, so that no claim of anybody else comes across it. Nobody is taken out again.
CREATE TABLE intray.assignee (
    name text COLLATE "C" NOT NULL PRIMARY KEY,
    line timestamptz NOT NULL,
    CONSTRAINT line_is_of_one UNIQUE (line)
)

-- name: rows_of_assignee
-- For Intray's functions alone: it names people of every queue.
ALTER TABLE intray.assignee ENABLE ROW LEVEL SECURITY

-- name: user_tag
-- What a user can do in a queue, in a word: they get what is assigned to the tag, and others do not.
CREATE TABLE intray.user_tag (
    "user" text COLLATE "C" NOT NULL REFERENCES intray."user" (name),
    queue_id bigint NOT NULL REFERENCES intray.queue (id) ON DELETE CASCADE,
    tag text COLLATE "C" NOT NULL,
    PRIMARY KEY ("user", queue_id, tag),
    CONSTRAINT tag_is_a_word CHECK (tag ~ '^[^[:space:],@]{1,50}$')
)

-- name: rows_of_user_tag
ALTER TABLE intray.user_tag ENABLE ROW LEVEL SECURITY

-- name: see_user_tag
CREATE POLICY see_user_tag ON intray.user_tag FOR SELECT
USING ("user" = (SELECT intray.my_name()) OR (SELECT intray.i_am('administrator', 'supervisor', 'auditor')))

-- name: user_tag_row
CREATE VIEW intray.user_tag_row WITH (security_invoker = true) AS
SELECT user_tag."user", queue.name AS queue, user_tag.tag
FROM intray.user_tag
JOIN intray.queue ON queue.id = user_tag.queue_id

-- name: asked_back
-- Which finished items somebody asks for: who, when, and why. What is older than the item's newest ending counts no more; it
-- goes when the item is opened again, or somebody else asks.
CREATE TABLE intray.asked_back (
    item_id bigint NOT NULL PRIMARY KEY REFERENCES intray.item (id) ON DELETE CASCADE,
    at timestamptz NOT NULL,
    "user" text COLLATE "C" NOT NULL,
    note text NOT NULL
)

-- name: rows_of_asked_back
ALTER TABLE intray.asked_back ENABLE ROW LEVEL SECURITY

-- name: see_asked_back
-- For those who can open items again. Others read in an item's history what was asked.
CREATE POLICY see_asked_back ON intray.asked_back FOR SELECT
USING ((SELECT intray.i_am('supervisor', 'administrator')))

-- name: asked_back_row
CREATE VIEW intray.asked_back_row WITH (security_invoker = true) AS
SELECT asked.item_id, asked."user", intray.iso(asked.at) AS at, asked.note
FROM intray.asked_back AS asked
JOIN intray.item ON item.id = asked.item_id
JOIN intray.record ON record.item_id = item.id
WHERE item.state IN ('done', 'failed', 'dismissed') AND record.finished_at <= asked.at

-- name: queue_reopen_own
ALTER TABLE intray.queue ADD COLUMN reopen_own_seconds bigint CONSTRAINT reopen_own_positive CHECK (reopen_own_seconds > 0)

-- name: queue_row
CREATE OR REPLACE VIEW intray.queue_row WITH (security_invoker = true) AS
SELECT queue.id, queue.name, queue.title, queue.record_schema, queue.lock_seconds, queue.longest_hold_seconds,
       queue.locks_per_user, queue.attempts, queue.dispositions, queue.next_queue_id, queue.source_query,
       queue.source_fresh_seconds, queue.paused, next_queue.name AS next_queue,
       queue.other_hands, queue.blind_fields, queue.decide_queue_id, queue.share, decide_queue.name AS decide_queue,
       queue.pause_message, queue.first_warning_seconds, queue.last_warning_seconds, queue.reasons,
       pg_catalog.array_to_json(queue.fields)::text AS fields, queue.largest_record, queue.largest_field,
       queue.reopen_own_seconds
FROM intray.queue
LEFT JOIN intray.queue AS next_queue ON next_queue.id = queue.next_queue_id
LEFT JOIN intray.queue AS decide_queue ON decide_queue.id = queue.decide_queue_id

-- name: rule_state
CREATE OR REPLACE VIEW intray.rule_state AS
SELECT 'queue' AS about, its.name AS subject,
       (pg_catalog.to_jsonb(its) - ARRAY['id', 'name', 'change', 'fields', 'required_fields', 'next_queue_id', 'decide_queue_id',
                                   'digest_key', 'reopen_own_seconds'])
       || pg_catalog.jsonb_build_object(
           'reasons', its.reasons::jsonb, 'blind_fields', its.blind_fields::jsonb,
           'next_queue', (SELECT other.name FROM intray.queue AS other WHERE other.id = its.next_queue_id),
           'decide_queue', (SELECT other.name FROM intray.queue AS other WHERE other.id = its.decide_queue_id))
       || pg_catalog.jsonb_strip_nulls(pg_catalog.jsonb_build_object('reopen_own_seconds', its.reopen_own_seconds)) AS state
FROM intray.queue AS its
WHERE NOT EXISTS (SELECT 1 FROM intray.selftest WHERE selftest.queue_id = its.id)
UNION ALL
SELECT 'user', known.name,
       pg_catalog.jsonb_build_object(
           'active', known.active, 'roles', known.roles,
           'queues', CASE WHEN known.every_queue THEN NULL ELSE ARRAY(
               SELECT its.name FROM intray.membership JOIN intray.queue AS its ON its.id = membership.queue_id
               WHERE membership."user" = known.name ORDER BY its.name) END)
       || CASE WHEN EXISTS (SELECT 1 FROM intray.user_tag WHERE user_tag."user" = known.name)
               THEN pg_catalog.jsonb_build_object('tags', ARRAY(
                   SELECT its.queue || ': ' || its.tag FROM intray.user_tag_row AS its
                   WHERE its."user" = known.name ORDER BY 1))
               ELSE '{}' END
FROM intray."user" AS known

-- name: event_kind_attached
ALTER TYPE intray.event_kind ADD VALUE 'attached'

-- name: event_rule_attached
INSERT INTO intray.event_rule (kind, effect, state, unfinished, completed) VALUES ('attached', 'none', NULL, 0, 0)

-- name: attachment
-- A file that belongs to an item: the scan or letter that its record was made from. It comes in in pieces and counts once it
-- is whole, which is when it has a digest: SHA-256 of the digests of its pieces, with commas between them. Nobody changes it
-- then. What it holds stands apart, so that only whoever asks for it reads it.
CREATE TABLE intray.attachment (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    item_id bigint NOT NULL REFERENCES intray.item (id) ON DELETE CASCADE,
    operation_id uuid NOT NULL UNIQUE,
    name text NOT NULL CHECK (length(name) BETWEEN 1 AND 255),
    media_type text NOT NULL CHECK (length(media_type) BETWEEN 1 AND 255),
    size bigint NOT NULL CHECK (size > 0),
    pieces bigint NOT NULL DEFAULT 0,
    digest text COLLATE "C",
    attached_by text COLLATE "C" NOT NULL,
    attached_at timestamptz NOT NULL
)

-- name: attachment_item
CREATE INDEX attachment_item ON intray.attachment (item_id, id)

-- name: attachment_unfinished
CREATE INDEX attachment_unfinished ON intray.attachment (attached_at) WHERE digest IS NULL

-- name: attachment_stays
CREATE TRIGGER attachment_stays BEFORE UPDATE ON intray.attachment
FOR EACH ROW WHEN (OLD.digest IS NOT NULL) EXECUTE FUNCTION intray.refuse('attachment_stays')

-- name: rows_of_attachment
-- For Intray's functions alone, which ask who may read the record.
ALTER TABLE intray.attachment ENABLE ROW LEVEL SECURITY

-- name: attachment_piece
-- 1 MiB of a file, the last piece less.
CREATE TABLE intray.attachment_piece (
    attachment_id bigint NOT NULL REFERENCES intray.attachment (id) ON DELETE CASCADE,
    number bigint NOT NULL,
    digest text COLLATE "C" NOT NULL,
    content bytea NOT NULL CHECK (length(content) BETWEEN 1 AND 1048576),
    PRIMARY KEY (attachment_id, number)
)

-- name: attachment_piece_stays_as_it_is
-- Scans do not get smaller by being packed once more.
ALTER TABLE intray.attachment_piece ALTER COLUMN content SET STORAGE EXTERNAL

-- name: attachment_piece_stays
CREATE TRIGGER attachment_piece_stays BEFORE UPDATE ON intray.attachment_piece
FOR EACH ROW EXECUTE FUNCTION intray.refuse('attachment_stays')

-- name: rows_of_attachment_piece
ALTER TABLE intray.attachment_piece ENABLE ROW LEVEL SECURITY

-- name: file_template
-- How files of one kind are brought in or written, under a name.
CREATE TABLE intray.file_template (
    name text COLLATE "C" NOT NULL PRIMARY KEY CHECK (length(name) BETWEEN 1 AND 255),
    kind text COLLATE "C" NOT NULL CHECK (kind IN ('import', 'export')),
    template text NOT NULL CHECK (length(template) <= 1048576),
    kept_at timestamptz NOT NULL,
    kept_by text COLLATE "C" NOT NULL
)

-- name: file_template_row
CREATE VIEW intray.file_template_row WITH (security_invoker = true) AS
SELECT name, kind, template, intray.iso(kept_at) AS kept_at, kept_by FROM intray.file_template

-- name: event_kind_updated
ALTER TYPE intray.event_kind ADD VALUE 'updated'

-- name: event_kind_recalled
ALTER TYPE intray.event_kind ADD VALUE 'recalled'

-- name: import
-- The file's digest and what was counted; between which numbers its items are; when it was taken back.
ALTER TABLE intray.import
    ADD COLUMN told jsonb,
    ADD COLUMN first_item bigint,
    ADD COLUMN last_item bigint,
    ADD COLUMN recalled_at timestamptz,
    ADD COLUMN recalled_by text COLLATE "C"

-- name: items_of_earlier_imports
UPDATE intray.import SET first_item = its.first_item, last_item = its.last_item
FROM (SELECT item.import_id, min(item.id) AS first_item, max(item.id) AS last_item FROM intray.item GROUP BY item.import_id) AS its
WHERE its.import_id = import.id

-- name: import_row
CREATE OR REPLACE VIEW intray.import_row WITH (security_invoker = true) AS
SELECT id, queue_id, source, state, "user", intray.iso(started_at) AS started_at, intray.iso(heard_at) AS heard_at,
       told, intray.iso(recalled_at) AS recalled_at, recalled_by
FROM intray.import

-- name: delivered
-- What an import brought last for an item that was there before: what the next one is compared with, as soon as it differs
-- from what came in first. recalled_at: when the item was taken out of its queue again; it comes back with its key.
-- worked_from: what people's work is compared with in its place, until somebody has seen what was proposed since.
CREATE TABLE intray.delivered (
    item_id bigint NOT NULL PRIMARY KEY REFERENCES intray.item (id) ON DELETE CASCADE,
    import_id bigint REFERENCES intray.import (id),
    record jsonb,
    recalled_at timestamptz,
    worked_from jsonb
)

-- name: rows_of_delivered
ALTER TABLE intray.delivered ENABLE ROW LEVEL SECURITY

-- name: see_delivered
-- Whoever reads the item's record.
CREATE POLICY see_delivered ON intray.delivered FOR SELECT
USING (EXISTS (SELECT 1 FROM intray.record AS its WHERE its.item_id = delivered.item_id))

-- name: delivered_row
CREATE VIEW intray.delivered_row WITH (security_invoker = true) AS
SELECT delivered.item_id, coalesce(delivered.worked_from, delivered.record) AS record FROM intray.delivered

-- name: redelivered
-- What an import says of items that were there before. outcome: waiting until the import was accepted; same: the record is
-- as it was (told only where the file has everything); updated; proposed: a person decides; again: it had been taken out
-- and is back; refused. record is what the file says, as long as it waits.
CREATE TABLE intray.redelivered (
    import_id bigint NOT NULL REFERENCES intray.import (id),
    item_id bigint NOT NULL REFERENCES intray.item (id) ON DELETE CASCADE,
    record jsonb,
    outcome text COLLATE "C" NOT NULL,
    PRIMARY KEY (import_id, item_id),
    CONSTRAINT redelivered_outcome_known CHECK (
        outcome IN ('waiting', 'same', 'updated', 'proposed', 'again', 'refused'))
)

-- name: redelivered_item
CREATE INDEX redelivered_item ON intray.redelivered (item_id)

-- name: redelivered_waiting
CREATE INDEX redelivered_waiting ON intray.redelivered (import_id, item_id) WHERE outcome = 'waiting'

-- name: rows_of_redelivered
ALTER TABLE intray.redelivered ENABLE ROW LEVEL SECURITY

-- name: see_redelivered
CREATE POLICY see_redelivered ON intray.redelivered FOR SELECT
USING ((SELECT intray.i_am('importer', 'administrator', 'supervisor', 'auditor')))

-- name: redelivered_row
CREATE VIEW intray.redelivered_row WITH (security_invoker = true) AS
SELECT redelivered.import_id, redelivered.item_id, redelivered.outcome FROM intray.redelivered
