-- Takes the mapping of an adopted table away; the table stays as it is. Refused while Intray holds rows of it; of the locks
-- of other programs Intray knows nothing any more. With the rights of its caller, as adopt_queue.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION undo_adoption(
    the_queue BIGINT, the_workstation EXACT_NAME(255))
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE held, at_end INTEGER DEFAULT 0;
    DECLARE one BIGINT;
    DECLARE me EXACT_NAME(255);
    DECLARE theirs CURSOR FOR
        SELECT i.id FROM item_all AS i WHERE i.queue_id = the_queue AND i.state = 'locked' ORDER BY i.id FOR UPDATE;
    DECLARE CONTINUE HANDLER FOR NOT FOUND SET at_end = 1;
    SELECT COUNT(*) INTO held FROM item_all AS i
    WHERE i.queue_id = the_queue AND i.state = 'locked' AND i.lock_workstation <> '';
    IF held > 0 THEN
        RETURN JSON_OBJECT('refused', 'rows_held', 'items', held);
    END IF;
    SELECT MAX(u.name) INTO me FROM user_all AS u WHERE u.login = SESSION_LOGIN();
    SET at_end = 0;
    OPEN theirs;
    FETCH theirs INTO one;
    WHILE NOT at_end DO
        INSERT INTO event_all (queue_id, item_id, at, kind, user, workstation, lock_id, detail)
        SELECT i.queue_id, i.id, UTC_TIMESTAMP(3), 'expired', COALESCE(me, SESSION_LOGIN()), the_workstation, i.lock_id,
               JSON_OBJECT('holder', i.lock_user)
        FROM item_all AS i WHERE i.id = one;
        CALL end_lock(one, 'open');
        SET at_end = 0;
        FETCH theirs INTO one;
    END WHILE;
    CLOSE theirs;
    DELETE FROM adopted_lock_all WHERE item_id IN (SELECT i.id FROM item_all AS i WHERE i.queue_id = the_queue);
    DELETE FROM adopted_all WHERE queue_id = the_queue;
    RETURN '{}';
END
