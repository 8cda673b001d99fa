-- All of the picked items or none: what was taken before a refusal is undone.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION claim_items(
    the_items EXACT_TEXT, the_lock EXACT_CODE(36), the_workstation EXACT_NAME(255))
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer, items EXACT_TEXT;
    DECLARE moment DATETIME(3) DEFAULT UTC_TIMESTAMP(3);
    DECLARE requested, at_end INTEGER DEFAULT 0;
    DECLARE one, found BIGINT;
    -- In the order of their keys, so that two who pick the same items never wait for each other.
    DECLARE picked CURSOR FOR
        SELECT DISTINCT p.id FROM JSON_TABLE(the_items, '$[*]' COLUMNS (id BIGINT PATH '$')) AS p ORDER BY p.id;
    DECLARE CONTINUE HANDLER FOR NOT FOUND SET at_end = 1;
    CALL who_calls('claim_items', me, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    SET requested = JSON_LENGTH(the_items), items = held_items(me, the_lock);
    IF items IS NOT NULL THEN
        RETURN claim_json(requested, the_lock, items, 'none', 0, NULL, NULL, moment);
    END IF;
    SAVEPOINT before_taking;
    SET at_end = 0;
    OPEN picked;
    FETCH picked INTO one;
    WHILE NOT at_end AND answer IS NULL DO
        SET found = (
            SELECT i.queue_id FROM item_all AS i WHERE i.id = one AND i.state <> 'staged' FOR UPDATE);
        IF found IS NULL OR NOT EXISTS (
            SELECT 1 FROM sight_all AS s WHERE s.queue_id = found AND s.login = SESSION_LOGIN() AND s.sees_items = 1) THEN
            SET answer = no_such_item(one);
        ELSEIF stands_in_table(found) THEN
            SET answer = '{"refused":"adopted"}';
        ELSE
            IF found = (SELECT q.id FROM queue_all AS q WHERE q.id = found AND q.locks_per_user IS NOT NULL) THEN
                SET found = (SELECT COUNT(*) FROM user_all AS u WHERE u.name = me FOR UPDATE);
            END IF;
            SET answer = picked_refused(one, me, requested, moment);
        END IF;
        IF answer IS NULL THEN
            CALL take_item(one, me, the_lock, the_workstation, moment);
        END IF;
        SET at_end = 0;
        FETCH picked INTO one;
    END WHILE;
    CLOSE picked;
    IF answer IS NOT NULL THEN
        ROLLBACK TO SAVEPOINT before_taking;
        RETURN answer;
    END IF;
    RETURN claim_json(requested, the_lock, held_items(me, the_lock), 'none', 0, NULL, NULL, moment);
END
