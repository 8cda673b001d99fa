-- What a team missed in a queue, for those who may know: from 100 planted slips and five people on, none of whom has most of
-- it, and only what is in whole batches (keep_plant).
CREATE OR REPLACE FUNCTION intray.caught_in(queue bigint)
RETURNS TABLE (field text, kind text, planted bigint, caught bigint)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
BEGIN
    IF intray.i_am('supervisor', 'administrator', 'auditor') THEN
        RETURN QUERY
            SELECT told.field, told.kind, pg_catalog.sum(told.planted)::bigint, pg_catalog.sum(told.caught)::bigint
            FROM (SELECT coalesce(its.field, '') AS field, coalesce(its.kind, '') AS kind, its."user",
                         pg_catalog.count(*) AS planted,
                         pg_catalog.count(*) FILTER (WHERE its.outcome = 'caught') AS caught
                  FROM intray.plant AS its
                  WHERE its.queue_id = queue AND its.batch IS NOT NULL
                  GROUP BY GROUPING SETS ((its."user"), (its.field, its."user"), (its.kind, its."user"),
                                          (its.field, its.kind, its."user"))) AS told
            GROUP BY told.field, told.kind
            HAVING pg_catalog.sum(told.planted) >= 100 AND pg_catalog.count(*) >= 5
               AND pg_catalog.max(told.planted) * 2 <= pg_catalog.sum(told.planted)
            ORDER BY told.field, told.kind;
    END IF;
END
$fn$
