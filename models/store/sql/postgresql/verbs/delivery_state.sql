-- name: delivery_state
-- What became of a delivery up to now: its items, those that were there before, and what it lacks where it has everything.
-- Keys up to so many. An importer, who may not read the records, learns no more than that.
CREATE OR REPLACE FUNCTION intray.delivery_state(import bigint, most bigint) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
    it intray.import;
    missing bigint[] := '{}';
BEGIN
    IF NOT who.roles && ARRAY['importer', 'supervisor', 'administrator'] THEN
        RETURN intray.not_permitted('importer');
    END IF;
    SELECT * INTO it FROM intray.import AS found
    WHERE found.id = delivery_state.import AND found.state IN ('accepted', 'complete');
    IF it.id IS NULL THEN
        RETURN '{"refused":"no_such_delivery"}';
    END IF;
    IF (it.told -> 'whole' = 'true') IS TRUE AND it.state = 'complete' THEN
        missing := intray.missing_in(it, 0, NULL);
    END IF;
    RETURN (
        SELECT pg_catalog.jsonb_build_object(
            'waiting', own.waiting, 'recalled', own.recalled, 'worked_on', own.all_of_it - own.waiting - own.recalled,
            'outcomes', (SELECT pg_catalog.jsonb_object_agg(each.outcome, each.n)
                         FROM (SELECT outcome, pg_catalog.count(*) AS n FROM intray.redelivered
                               WHERE import_id = it.id GROUP BY outcome) AS each),
            'missing', pg_catalog.cardinality(missing),
            'missing_keys', intray.keys_of_items(missing[1:greatest(least(most, 1000), 0)]),
            'proposed_keys', intray.keys_of_items(ARRAY(
                SELECT told.item_id FROM intray.redelivered AS told
                WHERE told.import_id = it.id AND told.outcome = 'proposed' ORDER BY told.item_id LIMIT greatest(least(most, 1000), 0))))::text
        FROM (SELECT pg_catalog.count(*) AS all_of_it, pg_catalog.count(*) FILTER (WHERE item.state = 'open' AND item.attempts = 0) AS waiting,
                     pg_catalog.count(*) FILTER (WHERE item.state = 'dismissed' AND EXISTS (
                         SELECT 1 FROM intray.delivered AS gone JOIN intray.record AS its USING (item_id)
                         WHERE gone.item_id = item.id AND gone.recalled_at = its.finished_at)) AS recalled
              FROM intray.item
              WHERE item.id BETWEEN it.first_item AND it.last_item AND item.import_id = it.id) AS own);
END
$fn$

-- name: keys_of_items
CREATE OR REPLACE FUNCTION intray.keys_of_items(items bigint[]) RETURNS jsonb LANGUAGE sql STABLE AS $fn$
    SELECT coalesce(pg_catalog.jsonb_agg(its.key ORDER BY its.id), '[]') FROM intray.item AS its WHERE its.id = ANY (items)
$fn$
