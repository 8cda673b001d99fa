-- Notes that an adopted table holds rows for this lock, and what stands in them now.
CREATE OR REPLACE FUNCTION intray.note_locks(its intray.adopted, rows jsonb, lock uuid) RETURNS void LANGUAGE plpgsql AS $fn$
BEGIN
    WITH taken AS (
        SELECT item.id, row ->> 'lock_time' AS lock_time, row -> 'record' AS record
        FROM jsonb_array_elements(rows) AS one (row)
        JOIN intray.item ON item.queue_id = its.queue_id AND item.key = row ->> 'k'
    ), noted AS (
        INSERT INTO intray.adopted_lock (item_id, lock_id, lock_time) SELECT id, lock, lock_time FROM taken
        ON CONFLICT (item_id) DO UPDATE SET lock_id = excluded.lock_id, lock_time = excluded.lock_time
    )
    UPDATE intray.record SET current = taken.record FROM taken
    WHERE record.item_id = taken.id AND coalesce(record.current, record.imported) IS DISTINCT FROM taken.record;
END
$fn$
