-- The same for several items; how many.
CREATE OR REPLACE FUNCTION intray.take_many_ahead(
    who intray."user", queue intray.queue_to_take_from, wanted bigint, lock uuid, station text, at timestamptz)
RETURNS bigint LANGUAGE plpgsql AS $fn$
DECLARE
    got bigint[];
BEGIN
    SELECT array_agg(id) INTO got FROM (
        SELECT item.id FROM intray.item
        WHERE item.queue_id = queue.id AND item.state = 'open' AND item.available_at = '-infinity'
          AND (item.rank, item.id) >= (queue.mark_rank, queue.mark_item)
          AND (item.rank, item.id) < (queue.front_rank, queue.front_item)
        ORDER BY item.rank, item.id
        LIMIT wanted
        FOR NO KEY UPDATE SKIP LOCKED) AS waiting;
    IF got IS NULL THEN
        RETURN 0;
    END IF;
    PERFORM intray.give(who, got, lock, station, at);
    RETURN cardinality(got);
END
$fn$
