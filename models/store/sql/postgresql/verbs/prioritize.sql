-- Gives items that wait another place in the claim order; each that has none to be changed is told, and stays.
CREATE OR REPLACE FUNCTION intray.prioritize(items jsonb, priority bigint, reason text, workstation text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, intray, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
    one bigint;
    why text;
    done bigint[] := '{}';
    not_done jsonb := '[]';
BEGIN
    IF NOT who.roles && ARRAY['supervisor', 'administrator'] THEN
        RETURN intray.not_permitted('supervisor');
    END IF;
    FOR one IN SELECT value::bigint FROM jsonb_array_elements_text(items) ORDER BY 1 LOOP
        why := intray.prioritize_one(who, one, prioritize.priority::integer, reason, workstation);
        IF why IS NULL THEN
            done := done || one;
        ELSE
            not_done := not_done || (why::jsonb || jsonb_build_object('item', one));
        END IF;
    END LOOP;
    RETURN jsonb_build_object('done', to_jsonb(done), 'not_done', not_done)::text;
END
$fn$
