-- name: adopted_page
-- A piece of the list of free rows, as open items. Rows that Intray has had nothing to do with yet become its items, so
-- that they can be picked; where nothing can be written they come without an id.
CREATE OR REPLACE FUNCTION intray.adopted_page(
    queue text, by text, descending bigint, includes bigint, item bigint, needle text, most bigint) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
SET jit = off AS $fn$
DECLARE
    rules intray.queue;
    its intray.adopted;
    after text := (SELECT found.key FROM intray.item AS found WHERE found.id = adopted_page.item);
    place text := '1 = 1';
    rows jsonb;
BEGIN
    PERFORM intray.must_be_called();
    SELECT * INTO rules FROM intray.queue AS q WHERE q.name = adopted_page.queue;
    SELECT * INTO its FROM intray.adopted WHERE queue_id = rules.id;
    IF its.queue_id IS NULL OR NOT rules.id = ANY (coalesce(intray.my_record_queues(), '{}')) THEN
        RETURN '{"items":[]}';
    END IF;
    IF after IS NOT NULL THEN
        place := pg_catalog.replace(its.statements -> 'place' ->> by, '{than}',
                         CASE WHEN descending = 1 THEN '<' ELSE '>' END || CASE WHEN includes = 1 THEN '=' ELSE '' END);
    END IF;
    rows := nullif(intray.asked_of_table(
        pg_catalog.format(
            'SELECT pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(''k'', listed.k, ''record'', listed.record::jsonb)) '
            'AS rows FROM (%s) AS listed',
            pg_catalog.replace(pg_catalog.replace(its.statements -> 'page' ->> by, '{direction}',
                                                  CASE WHEN descending = 1 THEN 'DESC' ELSE 'ASC' END),
                               '{place}', place)),
        '', '', '', '', '{}', rules.lock_seconds, most, its.queue_id, after, needle, NULL) -> 'rows', 'null');
    IF pg_catalog.current_setting('transaction_read_only') = 'off' AND EXISTS (
            SELECT 1 FROM pg_catalog.jsonb_array_elements(rows) AS listed (row)
            WHERE NOT EXISTS (SELECT 1 FROM intray.item AS known
                              WHERE known.queue_id = rules.id AND known.key = row ->> 'k')) THEN
        -- Not while a claim makes some (lock_items_of).
        PERFORM 1 FROM intray.turn WHERE queue_id = rules.id AND kind = 'list' FOR NO KEY UPDATE;
        PERFORM intray.items_of_adopted(who, rules.id, rows, '', intray.clock())
        FROM intray.caller() AS who;
    END IF;
    RETURN intray.listed_adopted(rules, coalesce(rows, '[]'));
END
$fn$

-- name: listed_adopted
-- Rows of a list with the items that they are to Intray, open and with what stands in the table now.
CREATE OR REPLACE FUNCTION intray.listed_adopted(rules intray.queue, rows jsonb) RETURNS text LANGUAGE plpgsql AS $fn$
BEGIN
    RETURN (SELECT pg_catalog.json_build_object('items', coalesce(pg_catalog.json_agg(
        CASE WHEN item.id IS NULL
             THEN pg_catalog.jsonb_build_object('id', 0, 'queue_id', rules.id, 'queue', rules.name, 'key', row ->> 'k',
                                     'state', 'open', 'record', row -> 'record')
             ELSE intray.item_json(item, rules.name, row -> 'record', NULL)::jsonb
                  || '{"state":"open","lock_id":null,"lock_user":null,"lock_workstation":null,"locked_at":null,"expires_at":null}'
        END ORDER BY place), '[]'))
        FROM pg_catalog.jsonb_array_elements(rows) WITH ORDINALITY AS listed (row, place)
        LEFT JOIN intray.item ON item.queue_id = rules.id AND item.key = row ->> 'k');
END
$fn$
