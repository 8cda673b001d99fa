-- Keeps the next lines of a look-up table that is being loaded; with the last ones it takes the place of the one that had
-- its name. "before" is how many lines came already: whoever loads the same one at the same time is refused. A line is a
-- list of its value, of the value as it is searched, and of its texts.
CREATE OR REPLACE FUNCTION intray.keep_lookup(
    loading uuid, name text, columns text, source text, before bigint, lines jsonb, last bigint) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
    it intray.lookup;
    added bigint;
BEGIN
    IF NOT who.roles && ARRAY['supervisor', 'administrator'] THEN
        RETURN intray.not_permitted('supervisor');
    END IF;
    IF before = 0 THEN
        INSERT INTO intray.lookup (name, column_names, source, loading, loaded_at, loaded_by)
        VALUES (keep_lookup.name, keep_lookup.columns, keep_lookup.source, keep_lookup.loading, intray.clock(), who.name)
        ON CONFLICT DO NOTHING;
    END IF;
    SELECT * INTO it FROM intray.lookup AS l WHERE l.loading = keep_lookup.loading FOR UPDATE;
    IF it.id IS NULL OR it.whole = 1 OR it.line_count <> before OR it.loaded_by <> who.name THEN
        RETURN pg_catalog.jsonb_build_object('refused', 'lookup_interrupted', 'name', name)::text;
    END IF;
    INSERT INTO intray.lookup_line (lookup_id, number, value, folded, texts)
    SELECT it.id, before + line.place, line.its ->> 0, line.its ->> 1, line.its ->> 2
    FROM pg_catalog.jsonb_array_elements(keep_lookup.lines) WITH ORDINALITY AS line (its, place);
    GET DIAGNOSTICS added = ROW_COUNT;
    IF last = 1 THEN
        DELETE FROM intray.lookup AS l WHERE l.name = it.name AND l.id <> it.id;
    END IF;
    UPDATE intray.lookup AS l SET line_count = before + added, whole = last::integer WHERE l.id = it.id;
    RETURN pg_catalog.jsonb_build_object('lines', before + added)::text;
END
$fn$
