-- name: event_is_kept
-- Looked after often, because it only grows, and by the hour.
ALTER TABLE intray.event SET (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 1000,
    autovacuum_vacuum_insert_scale_factor = 0.01)

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
