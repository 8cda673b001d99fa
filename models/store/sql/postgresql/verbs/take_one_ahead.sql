-- Takes from one queue the first item that waits ahead: the everyday claim, in as few statements as can be.
CREATE OR REPLACE FUNCTION intray.take_one_ahead(
    who intray."user", name text, queue intray.queue_to_take_from, lock uuid, station text, at timestamptz)
RETURNS json LANGUAGE plpgsql AS $fn$
DECLARE
    first bigint := intray.first_ahead(queue, at);
    taken json;
BEGIN
    IF first IS NULL THEN
        RETURN NULL;
    END IF;
    INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation, lock_id)
    VALUES (first, queue.id, take_one_ahead.at, 'claimed', who.name, station, lock);
    UPDATE intray.item
    SET state = 'locked', lock_user = who.name, lock_workstation = station, lock_id = lock,
        locked_at = take_one_ahead.at, expires_at = take_one_ahead.at + queue.lock_seconds * interval '1 second',
        attempts = attempts + 1, change = change + 1, front = false
    FROM intray.record
    WHERE item.id = first AND record.item_id = first
    RETURNING intray.item_json(item, name, coalesce(record.current, record.imported)) INTO taken;
    RETURN taken;
END
$fn$
