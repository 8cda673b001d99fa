-- Notes that the table holds the row for this lock (name_row), and reads what stands in the row now.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE note_adopted(
    IN the_queue_id BIGINT, IN the_item BIGINT)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE seen, stamp, its_holder EXACT_TEXT;
    DECLARE is_open INTEGER;
    CALL read_adopted(the_queue_id, seen, stamp, its_holder, is_open);
    INSERT INTO adopted_lock_all (item_id, lock_id, lock_time, holder)
    VALUES (the_item, @intray_lock_id, stamp, @intray_user)
    ON DUPLICATE KEY UPDATE lock_id = VALUES(lock_id), lock_time = VALUES(lock_time), holder = VALUES(holder);
    UPDATE record_all AS r SET r.current = seen
    WHERE r.item_id = the_item AND NOT COALESCE(r.current, r.imported) <=> seen;
END
