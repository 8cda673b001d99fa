-- name: record_digest
-- What the history tells a record by: SHA-256 of its text in UTF-8, in hexadecimal digits (docs/internals/audit.md).
CREATE OR REPLACE FUNCTION intray.record_digest(record jsonb) RETURNS text LANGUAGE sql STABLE AS $fn$
    SELECT pg_catalog.encode(pg_catalog.sha256(pg_catalog.convert_to(record::text, 'UTF8')), 'hex')
$fn$

-- name: audited_items
-- What an audit compares with the history of each item that the caller sees; of the record its digest only.
CREATE OR REPLACE FUNCTION intray.audited_items(after bigint, most bigint)
RETURNS TABLE (
    id bigint, state text, lock_id uuid, lock_user text, attempts bigint, finished_by text, finished_at text,
    record text, digest text, is_adopted boolean)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
SET plan_cache_mode = force_custom_plan AS $fn$
BEGIN
    IF intray.i_am('supervisor', 'administrator', 'auditor') THEN
        RETURN QUERY
            SELECT item.id, item.state, item.lock_id, item.lock_user, item.attempts::bigint, its.finished_by,
                   intray.iso(its.finished_at), '', intray.record_digest(coalesce(its.current, its.imported)),
                   EXISTS (SELECT 1 FROM intray.adopted WHERE adopted.queue_id = item.queue_id)
            FROM intray.item
            JOIN intray.record AS its ON its.item_id = item.id
            -- Said of both: the planner would walk through all records before the first one of this page.
            WHERE item.state <> 'staged' AND item.id > after AND its.item_id > after
              AND item.queue_id = ANY ((SELECT intray.my_queues())::bigint[])
            ORDER BY item.id
            LIMIT most;
    END IF;
END
$fn$

-- name: audited_records
-- The records of queues with a schema, for whoever may read every record.
CREATE OR REPLACE FUNCTION intray.audited_records(after bigint, most bigint)
RETURNS TABLE (id bigint, queue text, key text, state text, record text) LANGUAGE plpgsql STABLE
SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET plan_cache_mode = force_custom_plan AS $fn$
BEGIN
    IF intray.i_am('supervisor') THEN
        RETURN QUERY
            SELECT item.id, its.name, item.key, item.state, coalesce(record.current, record.imported)::text
            FROM intray.item
            JOIN intray.queue AS its ON its.id = item.queue_id AND its.record_schema <> '{}'
            JOIN intray.record ON record.item_id = item.id
            WHERE item.id > after AND record.item_id > after AND item.state IN ('open', 'locked', 'done')
            ORDER BY item.id
            LIMIT most;
    END IF;
END
$fn$
