-- Keeps how files of one kind are brought in under a name, in place of what had that name.
CREATE OR REPLACE FUNCTION intray.keep_template(name text, template text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
#variable_conflict use_column
DECLARE
    who intray."user" := intray.me();
BEGIN
    IF NOT who.roles && ARRAY['importer', 'administrator'] THEN
        RETURN intray.not_permitted('importer');
    END IF;
    INSERT INTO intray.import_template (name, template, kept_at, kept_by)
    VALUES (keep_template.name, keep_template.template, intray.clock(), who.name)
    ON CONFLICT (name) DO UPDATE
    SET template = excluded.template, kept_at = excluded.kept_at, kept_by = excluded.kept_by;
    RETURN '{}';
END
$fn$
