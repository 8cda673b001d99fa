-- name: adopted_differences
-- For the audit: finished items of an adopted queue, a page of them, whose rows do not say what Intray says. Told are keys
-- and columns and no values, because auditors see no records.
CREATE OR REPLACE FUNCTION intray.adopted_differences(queue bigint, item bigint) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
SET jit = off AS $fn$
DECLARE
    its intray.adopted;
    page bigint[];
    keys text[];
    rows jsonb;
BEGIN
    PERFORM intray.must_be_called();
    IF NOT intray.i_am('supervisor', 'administrator', 'auditor') THEN
        RETURN intray.not_permitted('auditor');
    END IF;
    SELECT * INTO its FROM intray.adopted
    WHERE queue_id = adopted_differences.queue AND statements ? 'compared'
      AND queue_id = ANY (coalesce(intray.my_queues(), '{}'));
    SELECT pg_catalog.array_agg(found.id ORDER BY found.id), pg_catalog.array_agg(found.key) INTO page, keys
    FROM (SELECT one.id, one.key FROM intray.item AS one
          WHERE one.queue_id = its.queue_id AND one.id > adopted_differences.item
            AND (one.state = 'done' OR one.state = 'failed' AND its.layout ->> 'failed' <> '')
          ORDER BY one.id LIMIT 500) AS found;
    IF page IS NULL THEN
        RETURN '{"differences":[],"last":0}';
    END IF;
    rows := coalesce(nullif(intray.asked_of_table(
        pg_catalog.concat('SELECT pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(''k'', seen.k, ''r'', ',
                          'seen.record::jsonb)) AS rows FROM (', its.statements ->> 'stands', ') AS seen'),
        keys::text, '', '', '', '{}', 0, 0, its.queue_id, '', '', NULL) -> 'rows', 'null'), '[]');
    RETURN pg_catalog.json_build_object('last', page[pg_catalog.cardinality(page)], 'differences', coalesce((
        SELECT pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object('key', found.key, 'column', found.name) ORDER BY found.id, found.place)
        FROM intray.differing_rows(its, page, rows) AS found), '[]'))::text;
END
$fn$

-- name: differing_rows
-- Of these items the columns whose rows say otherwise; none is named where a row is gone.
CREATE OR REPLACE FUNCTION intray.differing_rows(its intray.adopted, page bigint[], rows jsonb)
RETURNS TABLE (id bigint, key text, name text, place bigint) LANGUAGE sql AS $fn$
    SELECT one.id, one.key, part.name, part.place
    FROM intray.item AS one
    JOIN intray.record ON record.item_id = one.id
    LEFT JOIN pg_catalog.jsonb_to_recordset(rows) AS seen (k text, r jsonb) ON seen.k = one.key
    LEFT JOIN LATERAL (
        SELECT said ->> 'column' AS name, said ->> 'part' AS is_for, place
        FROM pg_catalog.jsonb_array_elements(its.statements -> 'compared') WITH ORDINALITY AS known (said, place)
        ) AS part ON seen.k IS NOT NULL
    WHERE one.id = ANY (page) AND one.state IN ('done', 'failed')
      AND (seen.k IS NULL OR NOT CASE
        WHEN part.is_for = 'field'
        THEN intray.is_kept(seen.r ->> part.name, coalesce(record.current, record.imported) ->> part.name)
        WHEN part.is_for = 'state'
        THEN intray.is_kept(seen.r ->> part.name, its.layout ->> one.state)
        WHEN part.is_for = 'result'
        THEN intray.is_kept(seen.r ->> part.name, CASE one.state WHEN 'done' THEN record.result::text END)
        WHEN part.is_for = 'finished'
        THEN intray.is_kept(seen.r ->> part.name, CASE one.state WHEN 'done' THEN 'set' END)
        -- The message may be cut.
        ELSE intray.is_kept(seen.r ->> part.name, CASE WHEN one.state = 'failed' THEN
            CASE WHEN seen.r ->> part.name <> '' AND pg_catalog.starts_with(record.error, seen.r ->> part.name)
                 THEN seen.r ->> part.name ELSE record.error END END)
        END)
$fn$
