-- Filters of a queue's list that are shared with everybody who sees the queue. Imports whose rows are held against the mark,
-- the queue and the import all at once.

-- name: as_owner
AS_OWNER

-- name: shared_filter
-- What to show of a queue's list, under a name, for everybody who sees the queue.
CREATE TABLE intray.shared_filter (
    queue_id bigint NOT NULL REFERENCES intray.queue (id) ON DELETE CASCADE,
    shared_at timestamptz NOT NULL,
    name text COLLATE "C" NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
    shared_by text COLLATE "C" NOT NULL,
    filter text NOT NULL CHECK (length(filter) <= 65536),
    PRIMARY KEY (queue_id, name)
)

-- name: rows_of_shared_filter
ALTER TABLE intray.shared_filter ENABLE ROW LEVEL SECURITY

-- name: see_shared_filter
CREATE POLICY see_shared_filter ON intray.shared_filter FOR SELECT
USING (queue_id = ANY ((SELECT intray.my_queues())::bigint[]))

-- name: shared_filter_row
CREATE VIEW intray.shared_filter_row WITH (security_invoker = true) AS
SELECT queue.name AS queue, its.name, its.filter, intray.iso(its.shared_at) AS shared_at, its.shared_by
FROM intray.shared_filter AS its
JOIN intray.queue ON queue.id = its.queue_id

-- name: find_place
CREATE OR REPLACE FUNCTION intray.find_place(queue bigint, rank bigint, item bigint) RETURNS boolean LANGUAGE plpgsql AS $fn$
DECLARE
    still intray.mark;
BEGIN
    SELECT * INTO still FROM intray.mark WHERE mark.queue_id = queue FOR SHARE;
    RETURN (still.rank, still.item_id) > (find_place.rank, item);
END
$fn$

-- name: begin_item
-- What an import stages comes first.
CREATE OR REPLACE FUNCTION intray.begin_item() RETURNS trigger LANGUAGE plpgsql AS $fn$
DECLARE
    broken text;
BEGIN
    IF NEW.state = 'staged' AND NEW.import_id IS NOT NULL AND NEW.rank = -NEW.priority::bigint AND NOT NEW.front
            AND pg_catalog.num_nonnulls(NEW.lock_id, NEW.lock_user, NEW.lock_workstation, NEW.locked_at, NEW.expires_at) = 0
            AND NEW.key ~ '[^[:space:]]'
    THEN
        RETURN NEW;
    END IF;
    broken := intray.item_rule_broken(NEW);
    IF broken IS NOT NULL THEN
        RAISE EXCEPTION USING ERRCODE = 'check_violation', MESSAGE = broken, CONSTRAINT = broken;
    END IF;
    NEW.rank := -NEW.priority::bigint;
    NEW.front := NEW.state = 'open' AND NEW.available_at = '-infinity'
        AND intray.find_place(NEW.queue_id, NEW.rank, NEW.id);
    RETURN NEW;
END
$fn$

-- name: change_item
-- What came back stays at the front, whatever priority it is given, and what is assigned in its line. What an import opens
-- was held against the mark by whoever opens it.
CREATE OR REPLACE FUNCTION intray.change_item() RETURNS trigger LANGUAGE plpgsql AS $fn$
DECLARE
    broken text;
BEGIN
    IF NEW.available_at = '-infinity' AND NEW.rank = OLD.rank AND NEW.queue_id = OLD.queue_id
            AND NEW.import_id IS NOT DISTINCT FROM OLD.import_id AND NOT NEW.front AND (OLD.state = 'open' AND NEW.state = 'locked'
                 AND pg_catalog.num_nulls(NEW.lock_id, NEW.lock_user, NEW.lock_workstation, NEW.locked_at, NEW.expires_at) = 0
                 OR OLD.state = 'locked' AND NEW.state = 'done'
                 AND pg_catalog.num_nonnulls(NEW.lock_id, NEW.lock_user, NEW.lock_workstation, NEW.locked_at, NEW.expires_at) = 0)
    THEN
        RETURN NEW;
    END IF;
    IF NEW.front IS NULL AND OLD.state = 'staged' AND NEW.state = 'open' AND NEW.available_at = '-infinity'
            AND NEW.line IS NULL AND NEW.rank = OLD.rank AND NEW.priority = OLD.priority AND NEW.queue_id = OLD.queue_id
            AND NEW.import_id = OLD.import_id
            AND pg_catalog.num_nonnulls(NEW.lock_id, NEW.lock_user, NEW.lock_workstation, NEW.locked_at, NEW.expires_at) = 0
    THEN
        NEW.front := false;
        RETURN NEW;
    END IF;
    broken := CASE
        WHEN NEW.queue_id <> OLD.queue_id OR NEW.import_id IS DISTINCT FROM OLD.import_id
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

-- name: item_without_foreign_keys
-- They held each row of an import against the same queue and the same import.
ALTER TABLE intray.item DROP CONSTRAINT item_queue_id_fkey, DROP CONSTRAINT item_import_id_fkey

-- name: items_belong
-- That items have their queue, and their import is one into that queue, which stay as long as the items: what foreign keys
-- would see to for each row, which was a sixth of an import. Here all rows of a statement are held against their few queues
-- and imports at once. What an item belongs to never changes (change_item).
CREATE FUNCTION intray.items_belong() RETURNS trigger LANGUAGE plpgsql AS $fn$
DECLARE
    place record;
BEGIN
    FOR place IN SELECT DISTINCT added.queue_id, added.import_id FROM added LOOP
        PERFORM 1 FROM intray.queue AS its WHERE its.id = place.queue_id FOR KEY SHARE;
        IF FOUND AND place.import_id IS NOT NULL THEN
            PERFORM 1 FROM intray.import AS its
            WHERE its.id = place.import_id AND its.queue_id = place.queue_id FOR KEY SHARE;
        END IF;
        IF NOT FOUND THEN
            RAISE EXCEPTION USING ERRCODE = 'foreign_key_violation', MESSAGE = 'item_belongs', CONSTRAINT = 'item_belongs';
        END IF;
    END LOOP;
    RETURN NULL;
END
$fn$

-- name: item_belongs
CREATE TRIGGER item_belongs AFTER INSERT ON intray.item REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION intray.items_belong()

-- name: keep_what_has_items
CREATE FUNCTION intray.keep_what_has_items() RETURNS trigger LANGUAGE plpgsql AS $fn$
DECLARE
    has_items boolean;
BEGIN
    IF TG_TABLE_NAME = 'queue' THEN
        has_items := EXISTS (SELECT FROM intray.item WHERE item.queue_id = OLD.id);
    ELSE
        has_items := EXISTS (SELECT FROM intray.item WHERE item.queue_id = OLD.queue_id AND item.import_id = OLD.id);
    END IF;
    IF has_items THEN
        RAISE EXCEPTION USING ERRCODE = 'foreign_key_violation', MESSAGE = 'item_belongs', CONSTRAINT = 'item_belongs';
    END IF;
    RETURN NULL;
END
$fn$

-- name: queue_with_items_stays
CREATE TRIGGER queue_with_items_stays AFTER DELETE ON intray.queue
FOR EACH ROW EXECUTE FUNCTION intray.keep_what_has_items()

-- name: import_with_items_stays
CREATE TRIGGER import_with_items_stays AFTER DELETE ON intray.import
FOR EACH ROW EXECUTE FUNCTION intray.keep_what_has_items()

-- name: queue_number_stays
CREATE TRIGGER queue_number_stays BEFORE UPDATE OF id ON intray.queue
FOR EACH STATEMENT EXECUTE FUNCTION intray.refuse('item_belongs')

-- name: import_number_stays
CREATE TRIGGER import_number_stays BEFORE UPDATE OF id, queue_id ON intray.import
FOR EACH STATEMENT EXECUTE FUNCTION intray.refuse('item_belongs')

-- name: finish_one_before
DROP FUNCTION IF EXISTS intray.finish_one(intray."user", bigint, uuid, text, uuid, jsonb, text, bigint, text, text, timestamptz)
