-- name: item_seal_stays
CREATE TRIGGER item_seal_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON intray.item_seal
FOR EACH STATEMENT EXECUTE FUNCTION intray.refuse('seals_stay')

-- name: item_seal_is_always_kept
ALTER TABLE intray.item_seal ENABLE ALWAYS TRIGGER item_seal_stays

-- name: rows_of_item_seal
-- Read through functions only.
ALTER TABLE intray.item_seal ENABLE ROW LEVEL SECURITY

-- name: fact_digest
-- A digest that nobody can guess against without the queue's key.
CREATE FUNCTION intray.fact_digest(digest_key uuid, item bigint, name text, fact text) RETURNS text LANGUAGE sql STABLE AS $fn$
    SELECT pg_catalog.left(pg_catalog.encode(pg_catalog.sha256(pg_catalog.convert_to(
        digest_key::text || '|' || item::text || '|' || name || '|' || fact, 'UTF8')), 'hex'), 32)
$fn$

-- name: item_fact
-- What is sealed of an item, in the order of allFacts in checking/facts.h; '': nothing. Each of these changes together with
-- a line of its history only. Other programs write the records of an adopted table, so those are left out. For the
-- functions of seals and audits alone.
CREATE VIEW intray.item_fact AS
SELECT item.id AS item_id, (SELECT pg_catalog.max(event.id) FROM intray.event WHERE event.item_id = item.id) AS event_id,
       pg_catalog.concat_ws(
           ',', intray.fact_digest(queue.digest_key, item.id, 'came_in', its.imported::text),
           intray.fact_digest(queue.digest_key, item.id, 'origin', pg_catalog.jsonb_build_array(
               item.queue_id, item.key, item.created_by, intray.iso(item.created_at), item.import_id)::text),
           coalesce(intray.fact_digest(queue.digest_key, item.id, 'corrected', its.current::text), ''),
           intray.fact_digest(queue.digest_key, item.id, 'search', its.search),
           coalesce(intray.fact_digest(queue.digest_key, item.id, 'context', its.context::text), ''),
           coalesce(intray.fact_digest(queue.digest_key, item.id, 'result', its.result::text), ''),
           coalesce(intray.fact_digest(queue.digest_key, item.id, 'error', its.error), ''),
           CASE WHEN its.finished_by IS NULL THEN '' ELSE intray.fact_digest(
               queue.digest_key, item.id, 'ending',
               pg_catalog.jsonb_build_array(its.finished_by, intray.iso(its.finished_at))::text) END,
           CASE item.priority WHEN 0 THEN '' ELSE intray.fact_digest(
               queue.digest_key, item.id, 'priority', item.priority::text) END,
           CASE WHEN item.state = 'open' AND item.available_at > '-infinity' THEN intray.iso(item.available_at) ELSE '' END,
           CASE WHEN pg_catalog.num_nonnulls(item.not_for, item.nor_for) = 0 THEN '' ELSE intray.fact_digest(
               queue.digest_key, item.id, 'hands', pg_catalog.jsonb_build_array(item.not_for, item.nor_for)::text) END,
           CASE WHEN pg_catalog.num_nonnulls(item.from_item_id, item.sent_back_by, item.is_sent_back) = 0 THEN ''
                ELSE intray.fact_digest(queue.digest_key, item.id, 'steps', pg_catalog.jsonb_build_array(
                    item.from_item_id, item.sent_back_by, item.sent_back_reason, item.is_sent_back)::text) END,
           coalesce(intray.fact_digest(queue.digest_key, item.id, 'earlier', (
               SELECT pg_catalog.jsonb_agg(pg_catalog.jsonb_build_array(
                          earlier.id, earlier.record, earlier.error, earlier.finished_by,
                          intray.iso(earlier.finished_at)) ORDER BY earlier.id)::text
               FROM intray.earlier_record AS earlier WHERE earlier.item_id = item.id)), ''),
           coalesce(intray.fact_digest(queue.digest_key, item.id, 'keyed', (
               SELECT pg_catalog.jsonb_agg(pg_catalog.jsonb_build_array(
                          keyed.field, keyed.first_value, keyed.second_value, keyed.first_user, keyed.second_user,
                          intray.iso(keyed.at)) ORDER BY keyed.field)::text
               FROM intray.keying AS keyed WHERE keyed.item_id = item.id)), ''),
           CASE WHEN its.context -> 'keying' IS NOT NULL THEN coalesce(intray.fact_digest(queue.digest_key, item.id, 'decided', (
               SELECT pg_catalog.jsonb_agg(pg_catalog.jsonb_build_array(
                          keyed.field, keyed.decided_value, keyed.decided_by, intray.iso(keyed.decided_at))
                          ORDER BY keyed.field)::text
               FROM intray.keying AS keyed
               WHERE keyed.item_id = item.from_item_id AND keyed.decided_by IS NOT NULL)), '') ELSE '' END) AS digests
FROM intray.item
JOIN intray.record AS its ON its.item_id = item.id
JOIN intray.queue ON queue.id = item.queue_id
WHERE item.state <> 'staged' AND NOT EXISTS (SELECT 1 FROM intray.adopted WHERE adopted.queue_id = item.queue_id)

-- name: sealed_fact
-- What a seal says of an item, behind the newest event that the item had in its stretch: a line of item_seal that belongs
-- to no seal that exists, or to another event, counts for nothing, and the audit names it. For the
-- functions of seals and audits alone.
CREATE VIEW intray.sealed_fact AS
SELECT said.item_id, said.event_id, said.seal, said.digests
FROM intray.item_seal AS said
JOIN intray.seal AS its ON its.number = said.seal AND said.event_id BETWEEN its.first_event AND its.last_event
JOIN intray.event AS told ON told.id = said.event_id AND told.item_id = said.item_id
WHERE NOT EXISTS (SELECT 1 FROM intray.event AS later
                  WHERE later.item_id = said.item_id AND later.id > said.event_id AND later.id <= its.last_event)
