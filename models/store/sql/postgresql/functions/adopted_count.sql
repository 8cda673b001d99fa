-- The numbers of an adopted queue.
CREATE OR REPLACE FUNCTION intray.adopted_count(queue bigint) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, intray, pg_temp AS $fn$
BEGIN
    IF NOT queue = ANY (coalesce(intray.my_queues(), '{}')) THEN
        RETURN '{"free":0,"held":0,"done":0}';
    END IF;
    RETURN intray.count_adopted(queue);
END
$fn$
