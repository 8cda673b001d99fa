-- The numbers of an adopted queue.
CREATE OR REPLACE FUNCTION intray.adopted_count(queue bigint) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
SET jit = off AS $fn$
BEGIN
    PERFORM intray.must_be_called();
    IF (queue = ANY (intray.my_queues())
            AND EXISTS (SELECT 1 FROM intray.adopted WHERE queue_id = queue)) IS NOT TRUE THEN
        RETURN '{"free":0,"held":0,"done":0}';
    END IF;
    RETURN intray.count_adopted(queue);
END
$fn$
