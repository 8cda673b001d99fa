-- Locks these items, which this transaction has locked as rows already, for the user, and tells the history.
CREATE OR REPLACE FUNCTION intray.give(who intray."user", items bigint[], lock uuid, station text, at timestamptz)
RETURNS void LANGUAGE plpgsql AS $fn$
BEGIN
    WITH taken AS (
        UPDATE intray.item
        SET state = 'locked', available_at = '-infinity', lock_user = who.name, lock_workstation = station,
            lock_id = lock, locked_at = at, expires_at = at + queue.lock_seconds * interval '1 second',
            attempts = item.attempts + 1, change = item.change + 1, front = false
        FROM intray.queue
        WHERE item.id = ANY (items) AND queue.id = item.queue_id
        RETURNING item.id, item.queue_id, item.rank)
    INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation, lock_id)
    SELECT id, queue_id, at, 'claimed', who.name, station, lock FROM taken ORDER BY rank, id;
END
$fn$
