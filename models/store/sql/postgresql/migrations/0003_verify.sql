-- What helps with the verifying: notes, rules, suggestions, duplicates.

-- name: as_owner
SET LOCAL ROLE intray_owner

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

-- name: event_rules_of_duplicates
INSERT INTO intray.event_rule (kind, effect, state, unfinished, completed) VALUES
    ('merged', 'ends_lock', 'dismissed', -1, 0),
    ('absorbed', 'none', NULL, 0, 0),
    ('told_apart', 'none', NULL, 0, 0)

-- name: change_item_that_came_back
-- What came back stays at the front, whatever priority it is given.
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
            OR OLD.state = 'open' AND NEW.state IN ('locked', 'done')
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
    NEW.front := NEW.state = 'open' AND NEW.available_at = '-infinity'
        AND (OLD.front OR OLD.state <> 'staged' AND NEW.rank = OLD.rank OR intray.find_place(NEW.queue_id, NEW.rank, NEW.id));
    RETURN NEW;
END
$fn$
