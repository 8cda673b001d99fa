-- Opens finished items again; each that cannot be opened is told, and stays as it is.
CREATE OR REPLACE FUNCTION intray.reopen_items(items jsonb, reason text, workstation text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
    refusal text;
    one bigint;
    why text;
    told jsonb := intray.reason_told(reason);
    done bigint[] := '{}';
    not_done jsonb := '[]';
BEGIN
    IF NOT 'supervisor' = ANY (who.roles) THEN
        RETURN intray.not_permitted('supervisor');
    END IF;
    refusal := intray.too_many_supervised(who, reopen_items.items);
    IF refusal IS NOT NULL THEN
        RETURN refusal;
    END IF;
    FOR one IN SELECT value::bigint FROM pg_catalog.jsonb_array_elements_text(items) ORDER BY 1 LOOP
        IF intray.item_stands_in_table(one) THEN
            BEGIN
                why := intray.reopen_one(who, one, told, NULL, workstation, intray.clock());
            EXCEPTION WHEN SQLSTATE 'IN001' THEN
                GET STACKED DIAGNOSTICS why = MESSAGE_TEXT;
            END;
        ELSE
            why := intray.reopen_one(who, one, told, NULL, workstation, intray.clock());
        END IF;
        IF why IS NULL THEN
            done := done || one;
        ELSE
            not_done := not_done || (why::jsonb || pg_catalog.jsonb_build_object('item', one));
        END IF;
    END LOOP;
    RETURN pg_catalog.jsonb_build_object('done', pg_catalog.to_jsonb(done), 'not_done', not_done)::text;
END
$fn$
