-- name: stage_items
-- Brings in a portion that nobody sees yet, and says of each row whether it is new, was there before this import with
-- the same or another record, or repeats an earlier row of it. What came in under its former key keeps it. absent has null
-- for each field that a row says to be missing. What is there with another record is updated once the import is accepted
-- where updates is 1, and what was taken out of the queue comes back. whole is 1 where the file has everything, so that
-- what it lacks can be told. By the index, whatever the planner knew of a table that was empty a moment ago.
CREATE OR REPLACE FUNCTION intray.stage_items(import bigint, items jsonb, updates bigint, whole bigint) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
SET enable_seqscan = off AS $fn$
DECLARE
    who intray."user" := intray.me();
    at timestamptz := pg_catalog.date_trunc('milliseconds', pg_catalog.clock_timestamp());
    target bigint;
BEGIN
    IF NOT 'importer' = ANY (who.roles) THEN
        RETURN intray.not_permitted('importer');
    END IF;
    UPDATE intray.import AS running SET heard_at = at
    WHERE running.id = stage_items.import AND running.state = 'staging' AND running."user" = who.name
    RETURNING running.queue_id INTO target;
    IF target IS NULL THEN
        RETURN '{"refused":"import_not_staging"}';
    END IF;
    RETURN intray.stage_rows(who.name, import, target, items, updates, whole, at);
END
$fn$

-- name: stage_rows
-- All in one statement, in which each row is read from the JSON once: fresh are those that came in, which is nearly all of
-- them, and only the others are compared. Keys go by hash joins, because sorting them costs much where the database has a
-- language.
CREATE OR REPLACE FUNCTION intray.stage_rows(
    creator text, import bigint, target bigint, items jsonb, updates bigint, whole bigint, at timestamptz) RETURNS text
LANGUAGE plpgsql AS $fn$
DECLARE
    refusal text;
    results json;
BEGIN
    WITH given AS MATERIALIZED (
        SELECT one.place, coalesce(former.key, one.key) AS key, one.priority, one.after, one.record, one.search,
               one.context, one.missing, one.absent
        FROM ROWS FROM (pg_catalog.jsonb_to_recordset(items) AS (
            key text, priority bigint, after bigint, record jsonb, search text, context jsonb, missing jsonb, absent jsonb,
            former_key text, former_fields jsonb)) WITH ORDINALITY AS one (
            key, priority, after, record, search, context, missing, absent, former_key, former_fields, place)
        LEFT JOIN LATERAL intray.item_formerly(target, one.former_key, one.former_fields) AS former
            ON one.former_key IS NOT NULL),
    refused AS MATERIALIZED (
        SELECT coalesce(intray.key_refused(given.key), intray.record_refused(its, NULL, given.record, false),
                        intray.beside_refused(its, given.search, given.context)) AS why
        FROM intray.queue AS its, given
        WHERE its.id = target
          AND (pg_catalog.length(given.key) > LONGEST_KEY
               OR intray.is_plain_row(given.record, given.search, given.context, its.fields, its.largest_record,
                                      its.largest_field) IS NOT TRUE)
          AND coalesce(intray.key_refused(given.key), intray.record_refused(its, NULL, given.record, false),
                       intray.beside_refused(its, given.search, given.context)) IS NOT NULL
        LIMIT 1),
    added AS (
        INSERT INTO intray.item (queue_id, key, priority, rank, state, available_at, import_id, created_by, created_at)
        SELECT target, key, coalesce(priority, 0), -coalesce(priority, 0)::bigint * 1000, 'staged',
               CASE WHEN after > 0 THEN at + after * interval '1 second' ELSE '-infinity' END,
               stage_rows.import, creator, at
        FROM given WHERE NOT EXISTS (SELECT FROM refused) ORDER BY given.place
        ON CONFLICT ON CONSTRAINT key_unique_in_queue DO NOTHING
        RETURNING id, item.key),
    fresh AS MATERIALIZED (
        SELECT added.id, added.key, first.place
        FROM added JOIN (SELECT key, pg_catalog.min(place) AS place FROM given GROUP BY key) AS first
            ON first.key = added.key),
    recorded AS (
        INSERT INTO intray.record (item_id, queue_id, import_id, imported, missing, search, context)
        SELECT fresh.id, target, stage_rows.import, given.record, nullif(given.missing, '{}'), given.search, given.context
        FROM fresh JOIN given ON given.place = fresh.place),
    judged AS (
        SELECT given.place, all_of_it.compared, there.item_id, CASE
                   WHEN fresh.key IS NOT NULL OR there.is_told THEN 'repeated'
                   WHEN there.is_same AND NOT there.is_recalled
                        AND NOT (updates = 1 AND intray.is_asked_about(there.item_id, all_of_it.compared)) THEN 'already_there'
                   WHEN there.is_recalled OR updates = 1 THEN 'updates' ELSE 'changed' END AS result
        FROM given
        LEFT JOIN fresh ON fresh.key = given.key
        CROSS JOIN LATERAL (
            SELECT given.record || intray.absent_fields(given.absent)) AS all_of_it (compared)
        LEFT JOIN LATERAL intray.item_there(target, given.key, stage_rows.import, all_of_it.compared) AS there
            ON fresh.key IS NULL
        WHERE fresh.place IS DISTINCT FROM given.place AND NOT EXISTS (SELECT FROM refused)),
    decided AS (
        SELECT judged.place, judged.compared, judged.item_id, CASE WHEN judged.item_id IS NOT NULL
                   AND pg_catalog.count(*) FILTER (WHERE judged.result = 'updates') OVER (PARTITION BY judged.item_id
                       ORDER BY judged.place ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) > 0
                   THEN 'repeated' ELSE judged.result END AS result
        FROM judged),
    told AS (
        INSERT INTO intray.redelivered (import_id, item_id, record, outcome)
        SELECT DISTINCT ON (one.item_id) stage_rows.import, one.item_id,
               CASE one.result WHEN 'updates' THEN one.compared END,
               CASE one.result WHEN 'updates' THEN 'waiting' ELSE 'same' END
        FROM decided AS one
        WHERE one.result = 'updates' OR whole = 1 AND one.result IN ('already_there', 'changed')
        ORDER BY one.item_id, one.result <> 'updates', one.place
        ON CONFLICT (import_id, item_id) DO UPDATE SET record = excluded.record, outcome = excluded.outcome
        WHERE excluded.outcome = 'waiting')
    SELECT (SELECT why FROM refused),
           pg_catalog.json_agg(coalesce(decided.result, 'added') ORDER BY given.place)
    INTO refusal, results
    FROM given LEFT JOIN decided ON decided.place = given.place;
    RETURN coalesce(refusal, pg_catalog.json_build_object('results', coalesce(results, '[]'))::text);
END
$fn$

-- name: absent_fields
-- The fields that a row says to be missing, with null for each; anything else is left out, because nothing holds it against
-- the queue's limits.
CREATE OR REPLACE FUNCTION intray.absent_fields(absent jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $fn$
    SELECT CASE WHEN pg_catalog.jsonb_typeof(absent) = 'object' AND pg_catalog.jsonb_strip_nulls(absent) = '{}'
                     AND pg_catalog.octet_length(absent::text) <= 1048576
                THEN absent ELSE '{}' END
$fn$

-- name: is_asked_about
-- Whether a file says otherwise than the one before, about which somebody is asked: so it ends that, though it may agree with
-- how the record is now.
CREATE OR REPLACE FUNCTION intray.is_asked_about(item bigint, compared jsonb) RETURNS boolean LANGUAGE sql STABLE AS $fn$
    SELECT EXISTS (SELECT 1 FROM intray.proposal AS asked WHERE asked.item_id = its.item_id)
           AND NOT intray.is_same_record(coalesce(before.record, its.imported), compared)
    FROM intray.record AS its
    LEFT JOIN intray.delivered AS before ON before.item_id = its.item_id
    WHERE its.item_id = is_asked_about.item
$fn$

-- name: item_formerly
-- The key, if an item came in under it with these fields. LIMIT, because otherwise the planner may join with all items of
-- the queue, where it knows nothing of these yet; so, too, in item_there.
CREATE OR REPLACE FUNCTION intray.item_formerly(queue bigint, former_key text, former_fields jsonb)
RETURNS TABLE (key text) LANGUAGE sql STABLE AS $fn$
    SELECT earlier.key
    FROM intray.item AS earlier
    JOIN intray.record AS its ON its.item_id = earlier.id
    WHERE earlier.queue_id = item_formerly.queue AND earlier.key = item_formerly.former_key
      AND intray.is_same_record(its.imported, item_formerly.former_fields)
    LIMIT 1
$fn$

-- name: is_plain_row
-- Whether a queue certainly takes a row; if not, there is more to say than this. Without a query of its own, so that it
-- becomes part of the statement that asks.
CREATE OR REPLACE FUNCTION intray.is_plain_row(
    record jsonb, search text, context jsonb, fields text[], largest_record bigint, largest_field bigint)
RETURNS boolean LANGUAGE sql STABLE AS $fn$
    SELECT pg_catalog.jsonb_typeof(record) = 'object'
        AND CASE WHEN fields = '{}' THEN pg_catalog.pg_column_size(record) < 8 * MOST_FIELDS ELSE record - fields = '{}' END
        AND pg_catalog.octet_length(record::text) <= least(largest_record, largest_field)
        AND coalesce(pg_catalog.octet_length(search) <= largest_record * 2 + 4096, true)
        AND coalesce(pg_catalog.octet_length(context::text) <= largest_record, true)
$fn$

-- name: item_there
-- What a queue has under a key. is_told: by the import before; is_recalled: it was taken out of the queue, and waits for its
-- key; is_same: as it was delivered last, or as it is now, where that may be known.
CREATE OR REPLACE FUNCTION intray.item_there(queue bigint, key text, import bigint, compared jsonb)
RETURNS TABLE (item_id bigint, is_told boolean, is_recalled boolean, is_same boolean) LANGUAGE sql STABLE AS $fn$
    SELECT earlier.id,
           earlier.import_id IS NOT DISTINCT FROM item_there.import OR EXISTS (
               SELECT 1 FROM intray.redelivered AS told
               WHERE told.import_id = item_there.import AND told.item_id = earlier.id AND told.outcome = 'waiting'),
           coalesce(earlier.state = 'dismissed' AND before.recalled_at = its.finished_at, false),
           intray.is_same_record(coalesce(before.record, its.imported), compared)
           OR NOT its.sealed AND its.current IS NOT NULL AND intray.is_same_record(its.current, compared)
    FROM intray.item AS earlier
    JOIN intray.record AS its ON its.item_id = earlier.id
    LEFT JOIN intray.delivered AS before ON before.item_id = earlier.id
    WHERE earlier.queue_id = item_there.queue AND earlier.key = item_there.key
    LIMIT 1
$fn$
