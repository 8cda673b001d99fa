-- The first item that waits at the queue's mark or beyond, if none at the front comes before it, locked for the caller;
-- null if there is none. The mark is moved, now and then, before anything is taken.
CREATE OR REPLACE FUNCTION intray.first_ahead(queue intray.queue_to_take_from, at timestamptz) RETURNS bigint
LANGUAGE plpgsql AS $fn$
DECLARE
    first record;
BEGIN
    SELECT item.rank, item.id INTO first FROM intray.item
    WHERE item.queue_id = queue.id AND item.state = 'open' AND item.available_at = '-infinity'
      AND (item.rank, item.id) >= (queue.mark_rank, queue.mark_item)
      AND (item.rank, item.id) < (queue.front_rank, queue.front_item)
    ORDER BY item.rank, item.id
    LIMIT 1
    FOR NO KEY UPDATE SKIP LOCKED;
    IF queue.mark_moved_at < at - interval '100 milliseconds'
            AND (first.rank > queue.mark_rank OR first.id > queue.mark_item + 200) THEN
        PERFORM intray.move_mark(queue.id, at);
    END IF;
    RETURN first.id;
END
$fn$
