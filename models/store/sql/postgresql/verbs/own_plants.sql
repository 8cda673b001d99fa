-- What became of the slips that were planted in what the caller saw. Nobody else's, and of what is planted now nothing.
CREATE OR REPLACE FUNCTION intray.own_plants() RETURNS TABLE (planted bigint, caught bigint)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
BEGIN
    RETURN QUERY
        SELECT pg_catalog.count(*), pg_catalog.count(*) FILTER (WHERE its.outcome = 'caught')
        FROM intray.plant AS its
        WHERE its."user" = intray.my_name() AND its.outcome IS NOT NULL
        HAVING pg_catalog.count(*) > 0;
END
$fn$
