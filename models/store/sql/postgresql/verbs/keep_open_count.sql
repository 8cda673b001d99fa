-- name: keep_open_count
-- How many items of a queue are open. Where they are many, the number is kept for all (open_items) until it is as old as
-- twenty times what counting took, and for 350 ms at least: no window looks more often. Never waits for whoever counts.
CREATE OR REPLACE FUNCTION intray.keep_open_count(queue bigint) RETURNS text LANGUAGE plpgsql
SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    known intray.open_count;
    newest intray.open_count;
    began timestamptz;
    now_open bigint;
BEGIN
    PERFORM intray.me();
    IF NOT queue = ANY (coalesce(intray.my_queues(), '{}')) THEN
        RETURN pg_catalog.json_build_object('open', 0)::text;
    END IF;
    SELECT * INTO known FROM intray.open_count AS kept WHERE kept.queue_id = queue;
    IF known.queue_id IS NOT NULL THEN
        SELECT * INTO newest FROM intray.open_count AS kept WHERE kept.queue_id = queue FOR UPDATE SKIP LOCKED;
        began := pg_catalog.clock_timestamp();
        IF began BETWEEN newest.counted_at AND newest.counted_at + 20 * newest.took THEN
            RETURN pg_catalog.json_build_object('open', newest.items)::text;
        ELSIF newest.queue_id IS NULL THEN -- Somebody counts.
            RETURN pg_catalog.json_build_object('open', CASE
                WHEN began BETWEEN known.counted_at AND known.counted_at + 20 * known.took + interval '10 seconds' THEN known.items
                ELSE intray.count_open_items(queue) END)::text;
        END IF;
    END IF;
    began := pg_catalog.clock_timestamp();
    now_open := intray.count_open_items(queue);
    IF now_open > 10000 THEN
        INSERT INTO intray.open_count (queue_id, items, counted_at, took)
        VALUES (queue, now_open, pg_catalog.clock_timestamp(),
                greatest(least(pg_catalog.clock_timestamp() - began, interval '1 second'), interval '17500 microseconds'))
        ON CONFLICT (queue_id) DO UPDATE
        SET items = excluded.items, counted_at = excluded.counted_at, took = excluded.took;
    ELSIF known.queue_id IS NOT NULL THEN
        DELETE FROM intray.open_count AS kept WHERE kept.queue_id = queue;
    END IF;
    RETURN pg_catalog.json_build_object('open', now_open)::text;
END
$fn$
