-- How many more this user may hold in a queue; many if it sets no limit. Within a function plain reads all see the
-- moment of the first one, even at READ COMMITTED; what must be true now is read with a lock, here and elsewhere.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION free_locks(
    the_queue_id BIGINT, me EXACT_NAME(255))
RETURNS BIGINT
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE allowed, held BIGINT;
    SELECT q.locks_per_user INTO allowed FROM queue_all AS q WHERE q.id = the_queue_id;
    IF allowed IS NULL THEN
        RETURN 1000000000;
    END IF;
    SELECT COUNT(*) INTO held FROM item_all AS i FORCE INDEX (item_holder)
    WHERE i.lock_user = me AND i.queue_id = the_queue_id
    LOCK IN SHARE MODE;
    RETURN GREATEST(0, allowed - held);
END
