-- name: open_items
-- How many items of a queue are open. Where they are many, one program counts for all, for a twentieth of the time; who
-- asks meanwhile gets the number that was counted last.
CREATE OR REPLACE FUNCTION intray.open_items(queue bigint) RETURNS bigint LANGUAGE plpgsql
SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    known intray.open_count;
BEGIN
    IF NOT queue = ANY (coalesce(intray.my_queues(), '{}')) THEN
        RETURN 0;
    END IF;
    SELECT * INTO known FROM intray.open_count AS kept WHERE kept.queue_id = queue;
    IF pg_catalog.clock_timestamp() BETWEEN known.counted_at AND known.counted_at + 20 * known.took THEN
        RETURN known.items;
    END IF;
    IF pg_catalog.current_setting('transaction_read_only') = 'on' THEN
        RETURN (SELECT pg_catalog.count(*) FROM intray.item WHERE queue_id = queue AND state = 'open');
    END IF;
    RETURN intray.count_open_items(queue, known);
END
$fn$

-- name: count_open_items
CREATE OR REPLACE FUNCTION intray.count_open_items(queue bigint, known intray.open_count) RETURNS bigint LANGUAGE plpgsql AS $fn$
DECLARE
    newest intray.open_count;
    began timestamptz := pg_catalog.clock_timestamp();
    now_open bigint;
BEGIN
    IF known.queue_id IS NOT NULL THEN
        SELECT * INTO newest FROM intray.open_count AS kept WHERE kept.queue_id = queue FOR UPDATE SKIP LOCKED;
        -- Somebody counts, or has just done so.
        IF newest.queue_id IS NULL OR newest.counted_at <> known.counted_at THEN
            RETURN coalesce(newest.items, known.items);
        END IF;
    END IF;
    SELECT pg_catalog.count(*) INTO now_open FROM intray.item WHERE queue_id = queue AND state = 'open';
    IF now_open > 10000 THEN
        INSERT INTO intray.open_count (queue_id, items, counted_at, took)
        VALUES (queue, now_open, pg_catalog.clock_timestamp(), pg_catalog.clock_timestamp() - began)
        ON CONFLICT (queue_id) DO UPDATE
        SET items = excluded.items, counted_at = excluded.counted_at, took = excluded.took;
    ELSIF known.queue_id IS NOT NULL THEN
        DELETE FROM intray.open_count AS kept WHERE kept.queue_id = queue;
    END IF;
    RETURN now_open;
END
$fn$
