-- Takes from one queue the first item that waits at its mark or beyond, if none at the front comes before it: the
-- everyday claim, in as few statements as can be. The mark is moved, now and then, before anything is taken.
CREATE OR REPLACE FUNCTION intray.take_one_ahead(
    who intray."user", name text, queue intray.queue_to_take_from, lock uuid, station text, at timestamptz)
RETURNS json LANGUAGE plpgsql AS $fn$
DECLARE
    first record;
    taken json;
BEGIN
    SELECT item.rank, item.id INTO first FROM intray.item
    WHERE item.queue_id = queue.id AND item.state = 'open' AND item.available_at = '-infinity'
      AND (item.rank, item.id) >= (queue.mark_rank, queue.mark_item)
      AND (item.rank, item.id) < (queue.front_rank, queue.front_item)
    ORDER BY item.rank, item.id
    LIMIT 1
    FOR NO KEY UPDATE SKIP LOCKED;
    IF first.id IS NULL THEN
        RETURN NULL;
    END IF;
    IF queue.mark_moved_at < at - interval '100 milliseconds'
            AND (first.rank > queue.mark_rank OR first.id > queue.mark_item + 200) THEN
        PERFORM intray.move_mark(queue.id, at);
    END IF;
    INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation, lock_id)
    VALUES (first.id, queue.id, take_one_ahead.at, 'claimed', who.name, station, lock);
    UPDATE intray.item
    SET state = 'locked', lock_user = who.name, lock_workstation = station, lock_id = lock,
        locked_at = take_one_ahead.at, expires_at = take_one_ahead.at + queue.lock_seconds * interval '1 second',
        attempts = attempts + 1, change = change + 1, front = false
    FROM intray.record
    WHERE item.id = first.id AND record.item_id = first.id
    RETURNING intray.item_json(item, name, coalesce(record.current, record.imported)) INTO taken;
    RETURN taken;
END
$fn$
