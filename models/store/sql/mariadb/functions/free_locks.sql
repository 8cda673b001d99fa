-- How many more this user may hold in a queue; many if it sets no limit.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION free_locks(the_queue_id BIGINT, me VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin) RETURNS BIGINT
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
RETURN (
    SELECT CASE WHEN q.locks_per_user IS NULL THEN 1000000000 ELSE GREATEST(0, q.locks_per_user - (
        SELECT COUNT(*) FROM item_all AS i FORCE INDEX (item_holder)
        WHERE i.lock_user = me AND i.queue_id = the_queue_id)) END
    FROM queue_all AS q WHERE q.id = the_queue_id)
