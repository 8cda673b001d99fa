-- Notes that the table holds a row for this lock, and reads what stands in the row now.
CREATE OR REPLACE FUNCTION intray.lock_adopted(its intray.adopted, item bigint, key text, lock uuid) RETURNS void
LANGUAGE plpgsql AS $fn$
DECLARE
    seen jsonb := intray.read_adopted(its, key);
BEGIN
    INSERT INTO intray.adopted_lock (item_id, lock_id, lock_time) VALUES (item, lock, seen ->> 'lock_time')
    ON CONFLICT (item_id) DO UPDATE SET lock_id = excluded.lock_id, lock_time = excluded.lock_time;
    UPDATE intray.record SET current = seen -> 'record' WHERE item_id = lock_adopted.item
    AND coalesce(current, imported) IS DISTINCT FROM seen -> 'record';
END
$fn$
