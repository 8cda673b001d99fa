-- Forgets how files of one kind are brought in or written.
CREATE OR REPLACE FUNCTION intray.drop_template(name text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
BEGIN
    IF NOT intray.may_keep_template(
            who, coalesce((SELECT known.kind FROM intray.file_template AS known WHERE known.name = drop_template.name), 'export')) THEN
        RETURN intray.not_permitted('importer');
    END IF;
    DELETE FROM intray.file_template AS t WHERE t.name = drop_template.name;
    IF NOT FOUND THEN
        RETURN pg_catalog.jsonb_build_object('refused', 'no_such_template', 'name', name)::text;
    END IF;
    RETURN '{}';
END
$fn$
