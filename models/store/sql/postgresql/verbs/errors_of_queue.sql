-- How often two keyings of a field differed and which was wrong, without the values, for those who may know.
CREATE OR REPLACE FUNCTION intray.errors_of_queue(queue bigint)
RETURNS TABLE (field text, keyed_twice bigint, differing bigint, undecided bigint, first_wrong bigint, second_wrong bigint)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
BEGIN
    IF intray.i_am('supervisor', 'administrator', 'auditor') THEN
        RETURN QUERY
            SELECT its.field, pg_catalog.count(*),
                   pg_catalog.count(*) FILTER (WHERE its.first_value <> its.second_value),
                   pg_catalog.count(*) FILTER (WHERE its.first_value <> its.second_value AND its.decided_by IS NULL),
                   pg_catalog.count(*) FILTER (WHERE its.decided_value <> its.first_value),
                   pg_catalog.count(*) FILTER (WHERE its.decided_value <> its.second_value)
            FROM intray.keying AS its
            WHERE its.queue_id = queue
            GROUP BY its.field
            ORDER BY its.field;
    END IF;
END
$fn$
