-- name: keep_template
-- Keeps how files of one kind are brought in or written under a name, in place of the template of that kind that had the name.
CREATE OR REPLACE FUNCTION intray.keep_template(name text, kind text, template text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
#variable_conflict use_column
DECLARE
    who intray."user" := intray.me();
BEGIN
    IF NOT intray.may_keep_template(who, kind) THEN
        IF NOT 'supervisor' = ANY (who.roles) OR NOT intray.says_the_same(name, template) THEN
            RETURN intray.not_permitted('importer');
        END IF;
    END IF;
    INSERT INTO intray.file_template AS known (name, kind, template, kept_at, kept_by)
    VALUES (keep_template.name, keep_template.kind, keep_template.template, intray.clock(), who.name)
    ON CONFLICT (name) DO UPDATE
    SET template = excluded.template, kept_at = excluded.kept_at, kept_by = excluded.kept_by
    WHERE known.kind = excluded.kind;
    IF NOT FOUND THEN
        RETURN pg_catalog.jsonb_build_object('refused', 'other_template', 'name', keep_template.name)::text;
    END IF;
    RETURN '{}';
END
$fn$

-- name: may_keep_template
-- How files are written is a supervisor's matter, too.
CREATE OR REPLACE FUNCTION intray.may_keep_template(who intray."user", kind text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $fn$
    SELECT who.roles && ARRAY['importer', 'administrator'] OR (kind = 'export' AND who.roles && ARRAY['supervisor'])
$fn$

-- name: says_the_same
-- Whether the template that has the name differs in what was decided about values only, which is a supervisor's matter.
CREATE OR REPLACE FUNCTION intray.says_the_same(name text, template text) RETURNS boolean LANGUAGE sql STABLE AS $fn$
    SELECT EXISTS (
        SELECT FROM intray.file_template AS known
        WHERE known.name = says_the_same.name
          AND known.template::jsonb - 'corrections' = says_the_same.template::jsonb - 'corrections')
$fn$
