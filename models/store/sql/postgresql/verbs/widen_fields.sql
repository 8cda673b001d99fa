-- name: widen_fields
-- Adds fields behind those that the queue has; the ones it has stay where they are.
CREATE OR REPLACE FUNCTION intray.widen_fields(queue text, fields jsonb) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
    place bigint;
    wider text[];
BEGIN
    IF NOT who.roles && ARRAY['administrator', 'importer'] THEN
        RETURN intray.not_permitted('importer');
    END IF;
    SELECT its.id, its.fields || ARRAY(
            SELECT more.name FROM pg_catalog.jsonb_array_elements_text(widen_fields.fields) WITH ORDINALITY AS more (name, nth)
            WHERE more.name <> ALL (its.fields)
            GROUP BY more.name ORDER BY pg_catalog.min(more.nth))
    INTO place, wider FROM intray.queue AS its WHERE its.name = widen_fields.queue FOR NO KEY UPDATE;
    IF place IS NULL THEN
        RETURN intray.no_such_queue(queue);
    ELSIF pg_catalog.cardinality(wider) > MOST_FIELDS THEN
        RETURN intray.too_many_fields();
    END IF;
    UPDATE intray.queue AS its SET fields = wider, change = its.change + 1 WHERE its.id = place;
    PERFORM intray.tell_change(place);
    RETURN '{}';
END
$fn$

-- name: keep_first_fields
-- A queue that has no fields yet gets these.
CREATE OR REPLACE FUNCTION intray.keep_first_fields(queue bigint, first text[]) RETURNS void
LANGUAGE plpgsql AS $fn$
BEGIN
    UPDATE intray.queue AS its SET fields = first, change = its.change + 1
    WHERE its.id = keep_first_fields.queue AND its.fields = '{}' AND first <> '{}';
END
$fn$

-- name: names_in
-- The names of a record's fields.
CREATE OR REPLACE FUNCTION intray.names_in(record jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE AS $fn$
    SELECT ARRAY(SELECT name FROM pg_catalog.jsonb_object_keys(record) AS name ORDER BY name COLLATE "C")
$fn$
