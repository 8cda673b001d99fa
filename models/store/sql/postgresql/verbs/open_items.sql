-- name: open_items
-- How many items of a queue are open, and whether the number that is kept for all is not new any more (keep_open_count): it
-- serves for ten seconds longer. A standby has no such numbers, and nobody is asked to count who may not write.
CREATE OR REPLACE FUNCTION intray.open_items(queue bigint, OUT items bigint, OUT is_count_due boolean) LANGUAGE plpgsql
SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    known intray.open_count;
    moment timestamptz := pg_catalog.clock_timestamp();
BEGIN
    items := 0;
    is_count_due := false;
    IF NOT queue = ANY (coalesce(intray.my_queues(), '{}')) THEN
        RETURN;
    END IF;
    IF NOT pg_catalog.pg_is_in_recovery() THEN
        SELECT * INTO known FROM intray.open_count AS kept WHERE kept.queue_id = queue;
        is_count_due := pg_catalog.current_setting('default_transaction_read_only') = 'off'
            AND moment BETWEEN known.counted_at AND known.counted_at + 20 * known.took IS NOT TRUE;
    END IF;
    items := CASE WHEN moment BETWEEN known.counted_at AND known.counted_at + 20 * known.took + interval '10 seconds'
                  THEN known.items ELSE intray.count_open_items(queue) END;
END
$fn$

-- name: count_open_items
CREATE OR REPLACE FUNCTION intray.count_open_items(queue bigint) RETURNS bigint LANGUAGE sql AS $fn$
    SELECT pg_catalog.count(*) FROM intray.item WHERE queue_id = queue AND state = 'open'
$fn$
