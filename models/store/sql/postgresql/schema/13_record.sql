-- name: record_is_kept
-- Room for a corrected record beside the one before, and cleaned up often: each completion writes one.
ALTER TABLE intray.record SET (fillfactor = 85, autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 1000)

-- name: record_imported_stays
CREATE TRIGGER record_imported_stays AFTER UPDATE OF imported ON intray.record
FOR EACH ROW EXECUTE FUNCTION intray.refuse('imported_stays')

-- name: may_see_record
-- Of a sealed record: whoever holds its item, finished it or answers for all of them.
CREATE FUNCTION intray.may_see_record(item bigint, finished_by text) RETURNS boolean
LANGUAGE plpgsql STABLE PARALLEL SAFE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
BEGIN
    RETURN intray.i_am('supervisor', 'administrator') OR finished_by = intray.my_name()
        OR EXISTS (SELECT 1 FROM intray.item AS held
                   WHERE held.id = may_see_record.item AND held.state = 'locked' AND held.lock_user = intray.my_name());
END
$fn$

-- name: rows_of_record
ALTER TABLE intray.record ENABLE ROW LEVEL SECURITY

-- name: see_record
-- coalesce keeps the column's statistics from the planner: where all records came by one import, it would expect that
-- none is seen, and hold every item against every record.
CREATE POLICY see_record ON intray.record FOR SELECT
USING (queue_id = ANY ((SELECT intray.my_record_queues())::bigint[])
       AND coalesce(import_id, 0) <> ALL ((SELECT intray.hidden_imports())::bigint[])
       AND (NOT sealed OR intray.may_see_record(item_id, finished_by)))

-- name: record_row
CREATE VIEW intray.record_row WITH (security_invoker = true) AS
SELECT record.item_id, imported, current, missing, context, result, error, finished_by, intray.iso(finished_at) AS finished_at
FROM intray.record
JOIN intray.item ON item.id = record.item_id AND item.state <> 'staged'

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
    written.record, written.missing, written.search, item.available_at AS available_since,
    item.from_item_id, item.sent_back_by, item.sent_back_reason, item.assigned_to, item.asked, item.import_id,
    item.state = 'done' AND written.is_over AND written.is_by_nobody AS has_passed
FROM intray.item
JOIN intray.queue ON queue.id = item.queue_id
LEFT JOIN LATERAL (
    SELECT coalesce(record.current, record.imported) AS record, record.missing, record.search,
           record.finished_at IS NOT NULL AS is_over, record.finished_by IS NULL AS is_by_nobody
    FROM intray.record WHERE record.item_id = item.id
    OFFSET 0) AS written ON true
