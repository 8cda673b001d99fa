-- claim_next where some of the queues stand in adopted tables: Intray's own queues come first, then the tables in the
-- order in which they were named.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE adopted_claim(
    IN the_queues EXACT_TEXT, IN wanted INTEGER, IN the_lock EXACT_CODE(36), IN the_workstation EXACT_NAME(255),
    OUT answer EXACT_TEXT)
MODIFIES SQL DATA SQL SECURITY INVOKER
claiming: BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE own EXACT_TEXT;
    DECLARE moment DATETIME(3) DEFAULT UTC_TIMESTAMP(3);
    DECLARE taken, refused, at_end INTEGER DEFAULT 0;
    DECLARE one, its_free BIGINT;
    DECLARE others BIGINT DEFAULT 0;
    DECLARE tables CURSOR FOR
        SELECT q.id
        FROM JSON_TABLE(the_queues, '$[*]' COLUMNS (place FOR ORDINALITY, name EXACT_NAME(255) PATH '$')) AS n
        JOIN queue_all AS q ON q.name = n.name AND q.paused = 0
        JOIN adopted_all AS a ON a.queue_id = q.id
        JOIN sight_all AS s ON s.queue_id = q.id AND s.login = SESSION_LOGIN() AND s.takes = 1
        ORDER BY n.place;
    DECLARE CONTINUE HANDLER FOR NOT FOUND SET at_end = 1;
    CALL who_calls('claim_next', me, answer);
    IF answer IS NOT NULL THEN
        LEAVE claiming;
    END IF;
    SET answer = claim_next(the_queues, wanted, the_lock, the_workstation);
    IF REFUSAL_IN(answer) IS NOT NULL THEN
        LEAVE claiming;
    END IF;
    SET taken = COALESCE(JSON_LENGTH(answer, '$.items'), 0);
    IF taken >= wanted OR (taken > 0 AND EXISTS (
        SELECT 1 FROM item_all AS i JOIN adopted_all AS a ON a.queue_id = i.queue_id
        WHERE i.lock_user = me AND i.lock_id = the_lock)) THEN
        LEAVE claiming;
    END IF;
    SET at_end = 0;
    OPEN tables;
    FETCH tables INTO one;
    WHILE NOT at_end AND taken < wanted DO
        SET its_free = free_locks(one, me);
        CALL take_adopted(one, me, LEAST(wanted - taken, its_free), the_lock, the_workstation, moment, taken,
                          refused);
        IF taken < wanted THEN
            CALL count_adopted(one);
            SELECT others + GREATEST(0, @intray_taken - COUNT(*)) INTO others
            FROM item_all AS i WHERE i.lock_user = me AND i.queue_id = one;
        END IF;
        SET at_end = 0;
        FETCH tables INTO one;
    END WHILE;
    CLOSE tables;
    IF taken >= wanted THEN
        SET answer = claim_json(wanted, the_lock, held_items(me, the_lock), 'none', 0, NULL, NULL, moment);
    ELSEIF JSON_VALUE(answer, '$.shortage') IN ('none', 'empty', 'later', 'all_held') THEN
        SET answer = claim_json(
            wanted, the_lock, held_items(me, the_lock),
            CASE WHEN refused > 0 THEN 'table_refuses' WHEN others > 0 THEN 'all_held'
                 ELSE JSON_VALUE(answer, '$.shortage') END,
            IF(others > 0, others, JSON_VALUE(answer, '$.held_by_others')), NULL,
            REPLACE(REPLACE(JSON_VALUE(answer, '$.next_available'), 'T', ' '), 'Z', ''), moment);
    END IF;
END
