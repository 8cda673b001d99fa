-- name: event_rule
-- What can stand in the history, and what follows from it; the lines of allEventRules in queue/eventkind.h. state is the
-- item's afterwards, unfinished and completed what the event adds to those figures. A new kind is a row.
CREATE TABLE intray.event_rule (
    kind text COLLATE "C" NOT NULL PRIMARY KEY,
    effect text COLLATE "C" NOT NULL,
    state text COLLATE "C",
    unfinished integer NOT NULL,
    completed integer NOT NULL
)

-- name: event_rules
INSERT INTO intray.event_rule (kind, effect, state, unfinished, completed) VALUES
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

-- name: event_kind
-- A type, because that costs nothing where a CHECK is read anew for every line of history.
CREATE TYPE intray.event_kind AS ENUM (
    'imported', 'added', 'claimed', 'completed', 'returned', 'dismissed', 'failed', 'released', 'expired',
    'taken_back', 'reopened', 'sent_back', 'withdrawn', 'prioritized', 'tombstone', 'noted', 'merged',
    'absorbed', 'told_apart', 'corrected', 'assigned',
    'unassigned', 'attached', 'updated', 'recalled', 'proposed')

-- name: event
-- The history. item_id is not a foreign key: the history outlives what it tells of. queue_id is that of the item. digest
-- is that of the record which an ending left: who may not read a sealed record could guess it by that, so only the audit
-- and the seals read it.
CREATE TABLE intray.event (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    item_id bigint,
    queue_id bigint,
    at timestamptz NOT NULL,
    kind intray.event_kind NOT NULL,
    "user" text COLLATE "C" NOT NULL,
    workstation text NOT NULL,
    lock_id uuid,
    operation_id uuid,
    detail jsonb,
    digest text COLLATE "C",
    CONSTRAINT event_names_its_item CHECK (
        (item_id IS NULL) = (queue_id IS NULL) AND (item_id IS NULL) = (kind = 'tombstone'))
) WITH (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 1000,
        autovacuum_vacuum_insert_scale_factor = 0.01)

-- name: event_item
CREATE INDEX event_item ON intray.event (item_id, id)

-- name: event_operation_once
-- Whoever tells an operation that another call has just told fails by it, sends it again, and then finds it.
CREATE UNIQUE INDEX event_operation_once ON intray.event (operation_id) WHERE operation_id IS NOT NULL

-- name: event_finished
CREATE INDEX event_finished ON intray.event ("user", at) WHERE kind IN ('completed', 'taken_back')

-- name: keep_history
CREATE FUNCTION intray.keep_history() RETURNS trigger LANGUAGE plpgsql AS $fn$
BEGIN
    IF TG_OP = 'DELETE' AND intray.is_of_selftest(OLD.queue_id, OLD.item_id) THEN
        RETURN OLD;
    END IF;
    RAISE EXCEPTION USING ERRCODE = 'check_violation', MESSAGE = 'history_is_append_only',
        CONSTRAINT = 'history_is_append_only';
END
$fn$

-- name: event_stays
CREATE TRIGGER event_stays BEFORE UPDATE OR DELETE ON intray.event
FOR EACH ROW EXECUTE FUNCTION intray.keep_history()

-- name: event_is_not_emptied
CREATE TRIGGER event_is_not_emptied BEFORE TRUNCATE ON intray.event
FOR EACH STATEMENT EXECUTE FUNCTION intray.refuse('history_is_append_only')

-- name: event_is_always_kept
-- Also where triggers are switched off for a copy of the database to be loaded.
ALTER TABLE intray.event ENABLE ALWAYS TRIGGER event_stays, ENABLE ALWAYS TRIGGER event_is_not_emptied

-- name: rows_of_event
ALTER TABLE intray.event ENABLE ROW LEVEL SECURITY

-- name: may_read_note
-- A note may say what stands in the record, so whoever may not read a sealed record may not read the notes on it.
CREATE FUNCTION intray.may_read_note(item bigint) RETURNS boolean LANGUAGE plpgsql STABLE PARALLEL SAFE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $fn$
BEGIN
    RETURN EXISTS (
        SELECT 1 FROM intray.record AS its
        WHERE its.item_id = may_read_note.item AND its.queue_id = ANY (intray.my_queues())
          AND (NOT its.sealed OR intray.i_am('auditor') OR intray.may_see_record(its.item_id, its.finished_by)));
END
$fn$

-- name: see_event
-- The kind's word, because a value that a type has just been given cannot be used in the upgrade that gave it.
CREATE POLICY see_event ON intray.event FOR SELECT
USING (queue_id = ANY ((SELECT intray.my_queues())::bigint[]) AND (kind::text <> 'noted' OR intray.may_read_note(item_id))
       OR (queue_id IS NULL AND ("user" = (SELECT intray.my_name()) OR (SELECT intray.i_am('supervisor', 'auditor')))))

-- name: lock_of_event
-- The lock id in a line of the history, for whoever had the lock, also where another ended it, and for those who answer
-- for all locks.
CREATE FUNCTION intray.lock_of_event(event bigint) RETURNS uuid LANGUAGE plpgsql STABLE PARALLEL SAFE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $fn$
BEGIN
    RETURN (
        SELECT told.lock_id FROM intray.event AS told
        WHERE told.id = lock_of_event.event
          AND (told."user" = intray.my_name() OR intray.i_am('supervisor', 'administrator', 'auditor')
               OR EXISTS (SELECT 1 FROM intray.event AS mine
                          WHERE mine.item_id = told.item_id AND mine.lock_id = told.lock_id
                            AND mine."user" = intray.my_name())));
END
$fn$

-- name: event_row
CREATE VIEW intray.event_row WITH (security_invoker = true) AS
SELECT id, item_id, intray.iso(at) AS at, kind::text AS kind, "user", workstation, intray.lock_of_event(id) AS lock_id,
       operation_id, detail
FROM intray.event
