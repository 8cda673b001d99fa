-- name: open_items
-- How many items of a queue are open. Where they are many, one program counts for all, for a twentieth of the time; who
-- asks meanwhile gets the number that was counted last. A standby has no such numbers.
CREATE OR REPLACE FUNCTION intray.open_items(queue bigint) RETURNS bigint LANGUAGE plpgsql
SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    known intray.open_count;
BEGIN
    IF NOT queue = ANY (coalesce(intray.my_queues(), '{}')) THEN
        RETURN 0;
    END IF;
    IF pg_catalog.current_setting('transaction_read_only') = 'on' THEN
        RETURN intray.count_open_items(queue);
    END IF;
    SELECT * INTO known FROM intray.open_count AS kept WHERE kept.queue_id = queue;
    IF pg_catalog.clock_timestamp() BETWEEN known.counted_at AND known.counted_at + 20 * known.took THEN
        RETURN known.items;
    END IF;
    RETURN intray.keep_open_count(queue, known);
END
$fn$

-- name: count_open_items
CREATE OR REPLACE FUNCTION intray.count_open_items(queue bigint) RETURNS bigint LANGUAGE sql AS $fn$
    SELECT pg_catalog.count(*) FROM intray.item WHERE queue_id = queue AND state = 'open'
$fn$

-- name: keep_open_count
-- Never waits for whoever counts, because somebody could keep their transaction open: their number serves for ten seconds
-- more, then each counts by itself.
CREATE OR REPLACE FUNCTION intray.keep_open_count(queue bigint, known intray.open_count) RETURNS bigint LANGUAGE plpgsql AS $fn$
DECLARE
    newest intray.open_count;
    began timestamptz := pg_catalog.clock_timestamp();
    now_open bigint;
BEGIN
    IF known.queue_id IS NULL THEN
        IF NOT pg_catalog.pg_try_advisory_xact_lock(pg_catalog.hashtextextended('intray.open_count', queue)) THEN
            RETURN intray.count_open_items(queue);
        END IF;
    ELSE
        SELECT * INTO newest FROM intray.open_count AS kept WHERE kept.queue_id = queue FOR UPDATE SKIP LOCKED;
        IF newest.counted_at <> known.counted_at THEN
            RETURN newest.items;
        ELSIF newest.queue_id IS NULL AND began < known.counted_at + 20 * known.took + interval '10 seconds' THEN
            RETURN known.items;
        ELSIF newest.queue_id IS NULL THEN
            RETURN intray.count_open_items(queue);
        END IF;
    END IF;
    now_open := intray.count_open_items(queue);
    IF now_open > 10000 THEN
        INSERT INTO intray.open_count (queue_id, items, counted_at, took)
        VALUES (queue, now_open, pg_catalog.clock_timestamp(),
                least(pg_catalog.clock_timestamp() - began, interval '1 second'))
        ON CONFLICT (queue_id) DO UPDATE
        SET items = excluded.items, counted_at = excluded.counted_at, took = excluded.took;
    ELSIF known.queue_id IS NOT NULL THEN
        DELETE FROM intray.open_count AS kept WHERE kept.queue_id = queue;
    END IF;
    RETURN now_open;
END
$fn$
