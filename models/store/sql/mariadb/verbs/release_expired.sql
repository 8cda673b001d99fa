-- One expired lock that nobody has taken over meanwhile. An item that has been tried too often fails.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE release_expired(
    IN the_item BIGINT, IN me EXACT_NAME(255), IN the_workstation EXACT_NAME(255), IN moment DATETIME(3),
    INOUT released INTEGER)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE its_queue BIGINT;
    DECLARE its_lock EXACT_CODE(36);
    DECLARE holder EXACT_NAME(255);
    DECLARE tries, allowed INTEGER;
    DECLARE reason EXACT_TEXT;
    SELECT i.queue_id, i.lock_id, i.lock_user, i.attempts INTO its_queue, its_lock, holder, tries
    FROM item_all AS i WHERE i.id = the_item AND i.state = 'locked' AND i.expires_at <= moment
    FOR UPDATE;
    IF its_queue IS NOT NULL THEN
        SELECT q.attempts INTO allowed FROM queue_all AS q WHERE q.id = its_queue;
        CALL end_lock(the_item, IF(tries >= allowed, 'failed', 'open'));
        INSERT INTO event_all (queue_id, item_id, at, kind, user, workstation, lock_id, detail)
        VALUES (its_queue, the_item, moment, 'expired', me, the_workstation, its_lock, JSON_OBJECT('holder', holder));
        IF tries >= allowed THEN
            SET reason = CONCAT('Given up when its lock expired; it had been taken ', tries, IF(tries = 1, ' time.', ' times.'));
            UPDATE record_all SET error = reason, finished_by = me, finished_at = moment WHERE item_id = the_item;
            INSERT INTO event_all (queue_id, item_id, at, kind, user, workstation, detail)
            VALUES (its_queue, the_item, moment, 'failed', me, the_workstation, JSON_OBJECT('reason', reason));
        END IF;
        SET released = released + 1;
    END IF;
END
