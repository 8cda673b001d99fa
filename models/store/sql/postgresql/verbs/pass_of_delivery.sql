-- What passes of a delivery, and a piece of the items that came to it, behind the item `after`: each with its place of doubt and
-- whether it was drawn.
CREATE OR REPLACE FUNCTION intray.pass_of_delivery(import bigint, after bigint, "limit" bigint) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
BEGIN
    IF NOT who.roles && ARRAY['supervisor', 'administrator'] THEN
        RETURN intray.not_permitted('supervisor');
    END IF;
    IF NOT EXISTS (SELECT 1 FROM intray.import AS it WHERE it.id = pass_of_delivery.import) THEN
        RETURN '{"refused":"no_such_delivery"}';
    END IF;
    RETURN (
        SELECT pg_catalog.jsonb_strip_nulls(pg_catalog.jsonb_build_object(
            'most_doubt', chosen.most_doubt, 'drawn', chosen.drawn,
            'items', (SELECT pg_catalog.jsonb_agg(pg_catalog.jsonb_build_array(piece.item_id, piece.doubt, piece.drawn::integer)
                                                  ORDER BY piece.item_id)
                      FROM (SELECT its.* FROM intray.passed AS its
                            WHERE its.import_id = pass_of_delivery.import AND its.item_id > after
                            ORDER BY its.item_id LIMIT "limit") AS piece)))::text
        FROM (VALUES (1)) AS always LEFT JOIN intray.pass AS chosen ON chosen.import_id = pass_of_delivery.import);
END
$fn$
