-- name: record_digest
-- What the history tells a record by: SHA-256 of the queue's key, the item and the record's text in UTF-8, in hexadecimal
-- digits (docs/internals/audit.md).
CREATE OR REPLACE FUNCTION intray.record_digest(digest_key uuid, item bigint, record jsonb) RETURNS text
LANGUAGE sql STABLE AS $fn$
    SELECT pg_catalog.encode(pg_catalog.sha256(pg_catalog.convert_to(
        digest_key::text || '|' || item::text || '|' || record::text, 'UTF8')), 'hex')
$fn$

-- name: audited_items
-- What an audit compares with the history and the seals of each item that the caller sees; of the record digests only.
-- sealed_first and sealed_last: which seal first and last said what of it, and behind which event. former: of its record as
-- it came in and of its earlier ones, where it has such.
CREATE OR REPLACE FUNCTION intray.audited_items(after bigint, most bigint)
RETURNS TABLE (
    id bigint, state text, lock_id uuid, lock_user text, attempts bigint, finished_by text, finished_at text,
    record text, digest text, is_adopted boolean, digests text, sealed_first text, sealed_last text, assigned_to text,
    is_in_wrong_line boolean, former text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
SET plan_cache_mode = force_custom_plan AS $fn$
BEGIN
    IF intray.i_am('supervisor', 'administrator', 'auditor') THEN
        RETURN QUERY
            SELECT item.id, item.state, item.lock_id, item.lock_user, item.attempts::bigint, its.finished_by,
                   intray.iso(its.finished_at), '',
                   intray.record_digest(queue.digest_key, item.id, coalesce(its.current, its.imported)),
                   EXISTS (SELECT 1 FROM intray.adopted WHERE adopted.queue_id = item.queue_id), facts.digests,
                   (SELECT pg_catalog.concat_ws('|', said.seal, said.event_id, said.digests)
                    FROM intray.sealed_fact AS said WHERE said.item_id = item.id ORDER BY said.event_id LIMIT 1),
                   (SELECT pg_catalog.concat_ws('|', said.seal, said.event_id, said.digests)
                    FROM intray.sealed_fact AS said WHERE said.item_id = item.id ORDER BY said.event_id DESC LIMIT 1),
                   item.assigned_to,
                   item.line IS DISTINCT FROM (
                       SELECT assignee.line FROM intray.assignee WHERE assignee.name = item.assigned_to)
                   OR (item.state = 'open' AND item.available_at < LINES_END
                       AND item.available_at <> coalesce(item.line, '-infinity')),
                   (SELECT intray.record_digest(queue.digest_key, item.id, its.imported) || ',' || pg_catalog.string_agg(
                        intray.record_digest(queue.digest_key, item.id, once.record), ',')
                    FROM intray.earlier_record AS once WHERE once.item_id = item.id)
            -- The page first: else all that is asked of an item is computed for every item behind it.
            FROM (SELECT seen.* FROM intray.item AS seen
                  WHERE seen.state <> 'staged' AND seen.id > after
                    AND seen.queue_id = ANY ((SELECT intray.my_queues())::bigint[])
                  ORDER BY seen.id
                  LIMIT most) AS item
            JOIN intray.record AS its ON its.item_id = item.id
            JOIN intray.queue ON queue.id = item.queue_id
            LEFT JOIN LATERAL (
                SELECT fact.digests FROM intray.item_fact AS fact WHERE fact.item_id = item.id OFFSET 0) AS facts ON true
            -- Said of records too: the planner would walk through all of them before the first one of this page.
            WHERE its.item_id > after
            ORDER BY item.id;
    END IF;
END
$fn$

-- name: audited_records
-- The records of queues with a schema, for whoever may read every record.
CREATE OR REPLACE FUNCTION intray.audited_records(after bigint, most bigint)
RETURNS TABLE (id bigint, queue text, key text, state text, record text, missing jsonb) LANGUAGE plpgsql STABLE
SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET plan_cache_mode = force_custom_plan AS $fn$
BEGIN
    IF intray.i_am('supervisor', 'administrator') THEN
        RETURN QUERY
            SELECT item.id, its.name, item.key, item.state, coalesce(record.current, record.imported)::text,
                   record.missing
            FROM intray.item
            JOIN intray.queue AS its ON its.id = item.queue_id AND its.record_schema <> '{}'
            JOIN intray.record ON record.item_id = item.id
            WHERE item.id > after AND record.item_id > after AND item.state IN ('open', 'locked', 'done')
            ORDER BY item.id
            LIMIT most;
    END IF;
END
$fn$
