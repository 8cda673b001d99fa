-- Moves a queue's mark to the first item that waits. Nobody adds items meanwhile, and the look at them is younger than
-- the lock that says so. The mark is read by itself: joined, the planner would sort the whole queue.
CREATE OR REPLACE FUNCTION intray.move_mark(queue bigint, at timestamptz) RETURNS void LANGUAGE plpgsql AS $fn$
DECLARE
    old intray.mark;
    first record;
BEGIN
    SELECT * INTO old FROM intray.mark WHERE queue_id = queue FOR NO KEY UPDATE SKIP LOCKED;
    IF old.queue_id IS NULL THEN
        RETURN;
    END IF;
    SELECT item.rank, item.id INTO first FROM intray.item
    WHERE item.queue_id = queue AND item.state = 'open' AND item.available_at = '-infinity' AND NOT item.front
      AND (item.rank, item.id) >= (old.rank, old.item_id)
    ORDER BY item.rank, item.id
    LIMIT 1;
    IF first.id IS NOT NULL THEN
        UPDATE intray.mark SET rank = first.rank, item_id = first.id, moved_at = at WHERE queue_id = queue;
    END IF;
END
$fn$
