-- The first list without what stands in the second, in its order.
CREATE OR REPLACE FUNCTION intray.without(list text[], other text[]) RETURNS text[] LANGUAGE plpgsql IMMUTABLE AS $fn$
BEGIN
    IF other = '{}' THEN
        RETURN list;
    END IF;
    RETURN ARRAY(SELECT one.k FROM pg_catalog.unnest(list) WITH ORDINALITY AS one (k, place)
                 WHERE one.k <> ALL (other) ORDER BY one.place);
END
$fn$
