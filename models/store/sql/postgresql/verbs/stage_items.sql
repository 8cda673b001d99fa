-- Brings in a portion that nobody sees yet, and says of each row whether it is new, was there before this import with
-- the same or another record, or repeats an earlier row of it. What came in under its former key keeps it. By the
-- index, whatever the planner knew of a table that was empty a moment ago.
CREATE OR REPLACE FUNCTION intray.stage_items(import bigint, items jsonb) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
SET enable_seqscan = off AS $fn$
DECLARE
    who intray."user" := intray.me();
    at timestamptz := pg_catalog.date_trunc('milliseconds', pg_catalog.clock_timestamp());
    target bigint;
    refusal text;
    results json;
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
    SELECT said.why INTO refusal
    FROM intray.queue AS its, pg_catalog.jsonb_array_elements(items) AS one (item),
         LATERAL (SELECT coalesce(intray.record_refused(its, NULL, one.item -> 'record', false),
                                  intray.beside_refused(its, one.item ->> 'search', one.item -> 'context'))) AS said (why)
    WHERE its.id = target AND said.why IS NOT NULL LIMIT 1;
    IF refusal IS NOT NULL THEN
        RETURN refusal;
    END IF;
    WITH given AS (
        SELECT row.place, coalesce(former.key, one.key) AS key, one.priority, one.after, one.record, one.search,
               one.context, coalesce(one.compared, one.record) AS compared
        FROM pg_catalog.jsonb_array_elements(items) WITH ORDINALITY AS row (value, place)
        CROSS JOIN pg_catalog.jsonb_to_record(row.value) AS one (
            key text, priority bigint, after bigint, record jsonb, search text, context jsonb, compared jsonb,
            former_key text, former_fields jsonb)
        LEFT JOIN LATERAL (
            SELECT earlier.key
            FROM intray.item AS earlier
            JOIN intray.record AS its ON its.item_id = earlier.id
            WHERE earlier.queue_id = target AND earlier.key = one.former_key
              AND intray.is_same_record(its.imported, one.former_fields)) AS former ON one.former_key IS NOT NULL),
    first AS (
        SELECT DISTINCT ON (key) * FROM given ORDER BY key, given.place),
    added AS (
        INSERT INTO intray.item (queue_id, key, priority, rank, state, available_at, import_id, created_by, created_at)
        SELECT target, key, coalesce(priority, 0), -coalesce(priority, 0), 'staged',
               CASE WHEN after > 0 THEN at + after * interval '1 second' ELSE '-infinity' END,
               stage_items.import, who.name, at
        FROM first ORDER BY first.place
        ON CONFLICT ON CONSTRAINT key_unique_in_queue DO NOTHING
        RETURNING id, item.key),
    recorded AS (
        INSERT INTO intray.record (item_id, queue_id, import_id, imported, search, context)
        SELECT added.id, target, stage_items.import, first.record, first.search, first.context
        FROM added
        JOIN first ON first.key = added.key)
    SELECT pg_catalog.json_agg(CASE
               WHEN added.key IS NOT NULL AND first.place = given.place THEN 'added'
               WHEN added.key IS NOT NULL THEN 'repeated'
               WHEN there.import_id = stage_items.import THEN 'repeated'
               WHEN there.is_same THEN 'already_there'
               ELSE 'changed' END ORDER BY given.place)
    INTO results
    FROM given
    JOIN first ON first.key = given.key
    LEFT JOIN added ON added.key = given.key
    LEFT JOIN LATERAL (
        SELECT earlier.import_id,
               intray.is_same_record(its.imported, given.compared)
               OR (NOT its.sealed AND its.current IS NOT NULL
                   AND intray.is_same_record(its.current, given.compared)) AS is_same
        FROM intray.item AS earlier
        JOIN intray.record AS its ON its.item_id = earlier.id
        WHERE earlier.queue_id = target AND earlier.key = given.key) AS there ON added.key IS NULL;
    RETURN pg_catalog.json_build_object('results', coalesce(results, '[]'))::text;
END
$fn$
