-- What a lock of this user holds, in claim order; null if nothing.
CREATE OR REPLACE FUNCTION intray.items_of_lock(who intray."user", lock uuid) RETURNS json LANGUAGE plpgsql AS $fn$
BEGIN
    RETURN (SELECT pg_catalog.json_agg(intray.item_json(item, queue.name, coalesce(record.current, record.imported), record.missing)
                            ORDER BY item.rank, item.id)
            FROM intray.item
            JOIN intray.queue ON queue.id = item.queue_id
            JOIN intray.record ON record.item_id = item.id
            WHERE item.state = 'locked' AND item.lock_user = who.name AND item.lock_id = lock);
END
$fn$
