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
