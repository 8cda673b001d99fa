-- Exactly the locks that were seen, never a newer one.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION release_locks(
    the_locks EXACT_TEXT, the_reason EXACT_TEXT, the_workstation EXACT_NAME(255))
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me, holder EXACT_NAME(255);
    DECLARE answer EXACT_TEXT;
    DECLARE its_lock, seen_lock EXACT_CODE(36);
    DECLARE moment DATETIME(3) DEFAULT UTC_TIMESTAMP(3);
    DECLARE at_end, released INTEGER DEFAULT 0;
    DECLARE one, its_queue BIGINT;
    DECLARE seen CURSOR FOR
        SELECT s.item, s."lock"
        FROM JSON_TABLE(the_locks, '$[*]' COLUMNS (
            item BIGINT PATH '$.item', "lock" EXACT_CODE(36) PATH '$.lock')) AS s
        ORDER BY s.item;
    DECLARE CONTINUE HANDLER FOR NOT FOUND SET at_end = 1;
    CALL who_calls('release_locks', me, answer);
    SET answer = COALESCE(answer, reason_refused(the_reason));
    CALL too_many_supervised(me, the_locks, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    SAVEPOINT before_releasing;
    SET at_end = 0;
    OPEN seen;
    FETCH seen INTO one, seen_lock;
    WHILE NOT at_end DO
        SET its_queue = NULL;
        SELECT i.queue_id, i.lock_id, i.lock_user INTO its_queue, its_lock, holder FROM item_all AS i
        WHERE i.id = one AND i.state <> 'staged' FOR UPDATE;
        IF its_queue IS NULL THEN
            ROLLBACK TO SAVEPOINT before_releasing;
            RETURN no_such_item(one);
        ELSEIF stands_in_table(its_queue) THEN
            ROLLBACK TO SAVEPOINT before_releasing;
            RETURN '{"refused":"adopted"}';
        END IF;
        IF its_lock = seen_lock THEN
            CALL end_lock(one, 'open');
            INSERT INTO event_all (queue_id, item_id, at, kind, user, workstation, lock_id, detail)
            VALUES (its_queue, one, moment, 'released', me, the_workstation, seen_lock,
                    CONCAT('{"reason":', JSON_QUOTE(COALESCE(the_reason, '')), ',"holder":', JSON_QUOTE(holder), '}'));
            SET released = released + 1;
        END IF;
        SET at_end = 0;
        FETCH seen INTO one, seen_lock;
    END WHILE;
    CLOSE seen;
    RETURN CONCAT('{"released":', released, '}');
END
