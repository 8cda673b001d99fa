-- Takes a look-up table away, also one whose loading was broken off. Fields that name it are typed without it.
CREATE OR REPLACE FUNCTION intray.drop_lookup(name text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
BEGIN
    IF NOT who.roles && ARRAY['supervisor', 'administrator'] THEN
        RETURN intray.not_permitted('supervisor');
    END IF;
    DELETE FROM intray.lookup AS l WHERE l.name = drop_lookup.name;
    IF NOT FOUND THEN
        RETURN pg_catalog.jsonb_build_object('refused', 'no_such_lookup', 'name', name)::text;
    END IF;
    RETURN '{}';
END
$fn$
