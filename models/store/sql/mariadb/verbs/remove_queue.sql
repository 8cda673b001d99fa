-- Only one that never had an item and that no other names as its next.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION remove_queue(the_queue EXACT_NAME(255))
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer, members EXACT_TEXT;
    DECLARE its_id BIGINT;
    DECLARE place INTEGER DEFAULT 0;
    CALL who_calls('remove_queue', me, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    SELECT q.id INTO its_id FROM queue_all AS q WHERE q.name = the_queue FOR UPDATE;
    IF its_id IS NULL THEN
        RETURN JSON_OBJECT('refused', 'no_such_queue', 'queue', the_queue);
    END IF;
    IF EXISTS (SELECT 1 FROM item_all AS i WHERE i.queue_id = its_id)
       OR EXISTS (SELECT 1 FROM import_all AS p WHERE p.queue_id = its_id AND p.state <> 'discarded')
       OR EXISTS (SELECT 1 FROM queue_all AS o WHERE its_id IN (o.next_queue_id, o.decide_queue_id)) THEN
        RETURN JSON_OBJECT('refused', 'queue_in_use', 'queue', the_queue);
    END IF;
    SELECT JSON_ARRAYAGG(u.name) INTO members FROM user_all AS u
    WHERE EXISTS (SELECT 1 FROM membership_all AS m WHERE m.user = u.name AND m.queue_id = its_id)
       OR EXISTS (SELECT 1 FROM user_tag_all AS t WHERE t.user = u.name AND t.queue_id = its_id);
    CALL rules_found('queue', the_queue);
    WHILE place < COALESCE(JSON_LENGTH(members), 0) DO
        CALL rules_found('user', JSON_VALUE(members, CONCAT('$[', place, ']')));
        SET place = place + 1;
    END WHILE;
    DELETE FROM import_all WHERE queue_id = its_id;
    DELETE FROM queue_all WHERE id = its_id;
    CALL tell_rules('queue', 'removed', the_queue, me);
    WHILE place > 0 DO
        SET place = place - 1;
        CALL tell_rules('user', 'changed', JSON_VALUE(members, CONCAT('$[', place, ']')), me);
    END WHILE;
    UPDATE user_all SET "change" = "change" + 1 WHERE name = me;
    RETURN '{}';
END
