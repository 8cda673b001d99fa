-- name: item_is_kept
-- Cleaned up often: each claim and each completion leaves a row behind.
ALTER TABLE intray.item SET (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 1000,
    autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_analyze_scale_factor = 0.02)

-- name: item_rule_broken
-- Which values go together in an item, named as the CHECKs on SQLite are: the rule that is broken.
CREATE FUNCTION intray.item_rule_broken(item intray.item) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $fn$
BEGIN
    RETURN CASE
        WHEN item.state NOT IN ('staged', 'open', 'locked', 'done', 'failed', 'dismissed') THEN 'state_known'
        WHEN item.key !~ '[^[:space:]]' THEN 'key_not_blank'
        WHEN item.state = 'staged' AND item.import_id IS NULL THEN 'staged_by_an_import'
        WHEN pg_catalog.num_nulls(item.lock_id, item.lock_user, item.lock_workstation, item.locked_at, item.expires_at)
             <> CASE item.state WHEN 'locked' THEN 0 ELSE 5 END THEN 'locked_means_a_whole_lock'
        WHEN item.available_at <> '-infinity' AND item.state NOT IN ('staged', 'open')
        THEN 'only_open_waits_for_later' END;
END
$fn$

-- name: find_place
-- Whether an item that becomes available is before its queue's mark. Whoever adds items holds the mark still until it
-- commits; what is read is the mark as it is once it stands still.
CREATE FUNCTION intray.find_place(queue bigint, rank bigint, item bigint) RETURNS boolean LANGUAGE plpgsql AS $fn$
DECLARE
    still intray.mark;
BEGIN
    SELECT * INTO still FROM intray.mark WHERE mark.queue_id = queue FOR SHARE;
    RETURN (still.rank, still.item_id) > (find_place.rank, item);
END
$fn$

-- name: begin_item
-- What an import stages comes first, in one expression: it has no place in line yet.
CREATE FUNCTION intray.begin_item() RETURNS trigger LANGUAGE plpgsql AS $fn$
DECLARE
    broken text;
BEGIN
    IF NEW.state = 'staged' AND NEW.import_id IS NOT NULL AND NEW.rank = -NEW.priority::bigint * 1000 AND NEW.doubt = 0 AND NOT NEW.front
            AND pg_catalog.num_nonnulls(NEW.lock_id, NEW.lock_user, NEW.lock_workstation, NEW.locked_at, NEW.expires_at) = 0
            AND NEW.key ~ '[^[:space:]]'
    THEN
        RETURN NEW;
    END IF;
    broken := intray.item_rule_broken(NEW);
    IF broken IS NOT NULL THEN
        RAISE EXCEPTION USING ERRCODE = 'check_violation', MESSAGE = broken, CONSTRAINT = broken;
    END IF;
    NEW.rank := -NEW.priority::bigint * 1000 - NEW.doubt;
    NEW.front := NEW.state = 'open' AND NEW.available_at = '-infinity'
        AND intray.find_place(NEW.queue_id, NEW.rank, NEW.id);
    RETURN NEW;
END
$fn$

-- name: item_begins
CREATE TRIGGER item_begins BEFORE INSERT ON intray.item FOR EACH ROW EXECUTE FUNCTION intray.begin_item()

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

-- name: change_item
-- The same moves as canMove() in queue/state.cpp and the diagram in docs/architecture.md; a claim that takes an
-- expired lock away ends that lock in the history first; an item that comes back is before the mark, or may be soon.
-- An item that gets another place while it waits holds the mark still, as one that is added does; what came back stays
-- at the front, because only there is looked for what the user has returned; what is assigned comes back into the line of
-- those for whom it is. The two everyday
-- moves come first, in one expression, because each costs as much as all of the rest of a trigger. Then what an import
-- opens: front of null says that whoever opens it has looked at the mark, holds it still and found it not before the mark.
CREATE FUNCTION intray.change_item() RETURNS trigger LANGUAGE plpgsql AS $fn$
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
             OR NEW.priority <> OLD.priority AND (OLD.state <> 'open' OR NEW.state <> 'open')
             OR NEW.doubt <> OLD.doubt AND (OLD.state NOT IN ('open', 'done') OR NEW.state <> OLD.state)
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
    NEW.rank := -NEW.priority::bigint * 1000 - NEW.doubt;
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

-- name: item_changes
CREATE TRIGGER item_changes BEFORE UPDATE ON intray.item FOR EACH ROW EXECUTE FUNCTION intray.change_item()

-- name: is_of_selftest
-- The table of selftests comes last, because it refers to queues.
CREATE FUNCTION intray.is_of_selftest(queue bigint, item bigint) RETURNS boolean LANGUAGE plpgsql STABLE AS $fn$
BEGIN
    RETURN EXISTS (SELECT 1 FROM intray.selftest WHERE queue_id = queue AND item BETWEEN first_item AND last_item);
END
$fn$

-- name: item_stays
-- Only what nobody has ever seen may go: staged rows of a discarded import, and the follow-up item of a completion
-- that is taken back before anybody could take it. And the items of a selftest.
CREATE TRIGGER item_stays BEFORE DELETE ON intray.item
FOR EACH ROW WHEN (NOT (OLD.state = 'staged'
                        OR (OLD.state = 'open' AND OLD.attempts = 0 AND OLD.available_at <> '-infinity')
                        OR intray.is_of_selftest(OLD.queue_id, OLD.id)))
EXECUTE FUNCTION intray.refuse('item_stays')

-- name: lock_of
-- The lock id of an item that is locked, for whoever holds it and for those who answer for all locks. Whoever may read
-- the column in the table itself reads it there.
CREATE FUNCTION intray.lock_of(item bigint) RETURNS uuid LANGUAGE plpgsql STABLE PARALLEL SAFE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $fn$
BEGIN
    RETURN (
        SELECT held.lock_id FROM intray.item AS held
        WHERE held.id = lock_of.item AND held.state = 'locked'
          AND (held.lock_user = intray.my_name() OR intray.i_am('supervisor', 'administrator', 'auditor')));
END
$fn$

-- name: known_locks
-- The same for all items at once.
CREATE FUNCTION intray.known_locks() RETURNS TABLE (item_id bigint, lock_id uuid) LANGUAGE plpgsql STABLE
SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    me text := intray.my_name();
BEGIN
    IF intray.i_am('supervisor', 'administrator', 'auditor') THEN
        RETURN QUERY SELECT held.id, held.lock_id FROM intray.item AS held WHERE held.state = 'locked';
    ELSE
        RETURN QUERY SELECT held.id, held.lock_id FROM intray.item AS held
                     WHERE held.state = 'locked' AND held.lock_user = me;
    END IF;
END
$fn$

-- name: rows_of_item
ALTER TABLE intray.item ENABLE ROW LEVEL SECURITY

-- name: see_item
CREATE POLICY see_item ON intray.item FOR SELECT
USING (state <> 'staged' AND queue_id = ANY ((SELECT intray.my_queues())::bigint[]))
