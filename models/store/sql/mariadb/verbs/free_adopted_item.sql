-- name: free_adopted_item
-- What Intray knew of an item gives way to what the table says: its row was free, or is another program's. What was
-- finished is open again as reopen_one opens it, and its tries count anew.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE free_adopted_item(
    IN the_item BIGINT, IN me EXACT_NAME(255), IN the_workstation EXACT_NAME(255), IN moment DATETIME(3))
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE its_queue BIGINT;
    DECLARE its_state, told EXACT_WORD(64);
    DECLARE its_end DATETIME(3);
    DECLARE its_lock EXACT_CODE(36);
    DECLARE holder EXACT_NAME(255);
    SELECT i.queue_id, i.state, i.lock_id, i.lock_user, i.expires_at INTO its_queue, its_state, its_lock, holder, its_end
    FROM item_all AS i WHERE i.id = the_item FOR UPDATE;
    -- A lock that was over before has expired; else whoever ended it did so in another program.
    SET told = IF(its_state <> 'locked', 'reopened', IF(its_end <= moment, 'expired', 'released'));
    IF its_state <> 'open' THEN
        CALL end_lock(the_item, 'open');
        IF told = 'reopened' THEN
            UPDATE item_all SET attempts = 0, sent_back_by = NULL, sent_back_reason = NULL, is_sent_back = NULL
            WHERE id = the_item;
        END IF;
        UPDATE record_all SET error = NULL, finished_by = NULL, finished_at = NULL WHERE item_id = the_item;
        INSERT INTO event_all (queue_id, item_id, at, kind, user, workstation, lock_id, detail)
        VALUES (its_queue, the_item, moment, told, IF(told = 'released', holder, me),
                IF(told = 'released', '', the_workstation), its_lock,
                CASE told WHEN 'expired' THEN JSON_OBJECT('holder', holder)
                          WHEN 'released' THEN JSON_OBJECT('holder', holder, 'in_table', TRUE) END);
    END IF;
    DELETE FROM adopted_lock_all WHERE item_id = the_item;
END

-- name: lose_adopted_item
-- The same for a lock that does not stand in the table any more; is_free: nobody has gone on with the row either. Where it
-- was Intray's own and the last of as many as the queue allows, the item fails then.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE lose_adopted_item(
    IN the_item BIGINT, IN is_free INTEGER, IN me EXACT_NAME(255), IN the_workstation EXACT_NAME(255),
    IN moment DATETIME(3))
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE its_queue BIGINT;
    DECLARE tries INTEGER;
    DECLARE reason EXACT_TEXT;
    SELECT MAX(i.queue_id), MAX(i.attempts) INTO its_queue, tries
    FROM item_all AS i JOIN queue_all AS q ON q.id = i.queue_id
    WHERE i.id = the_item AND i.state = 'locked' AND i.lock_workstation <> '' AND i.attempts >= q.attempts;
    CALL free_adopted_item(the_item, me, the_workstation, moment);
    IF is_free AND tries IS NOT NULL THEN
        SET reason = CONCAT('Given up when another program had ended its lock; it had been taken ', tries,
                            IF(tries = 1, ' time.', ' times.'));
        CALL end_lock(the_item, 'failed');
        UPDATE record_all SET error = reason, finished_by = me, finished_at = moment WHERE item_id = the_item;
        INSERT INTO event_all (queue_id, item_id, at, kind, user, workstation, detail)
        VALUES (its_queue, the_item, moment, 'failed', me, the_workstation, JSON_OBJECT('reason', reason));
        CALL tell_outcome(its_queue, the_item);
    END IF;
END
