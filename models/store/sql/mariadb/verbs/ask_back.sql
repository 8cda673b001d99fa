-- name: ask_back
-- Asks supervisors for a finished item, by a note in its history. Sent again it asks once.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION ask_back(
    the_item BIGINT, the_note EXACT_TEXT, the_operation EXACT_CODE(36), the_workstation EXACT_NAME(255))
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me, asker EXACT_NAME(255);
    DECLARE answer EXACT_TEXT;
    DECLARE its_state EXACT_WORD(64);
    DECLARE its_queue BIGINT;
    DECLARE is_told INTEGER DEFAULT 0;
    CALL who_calls('ask_back', me, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    SELECT i.state, i.queue_id INTO its_state, its_queue FROM item_all AS i WHERE i.id = the_item FOR UPDATE;
    SELECT COUNT(*) INTO is_told FROM event_all AS e WHERE e.operation_id = the_operation LOCK IN SHARE MODE;
    CALL find_asker(the_item, asker);
    IF NOT is_told AND EXISTS (
        SELECT 1 FROM sight_all AS s
        WHERE s.queue_id = its_queue AND s.login = SESSION_LOGIN() AND s.sees_records = 1) THEN
        IF its_state NOT IN ('done', 'failed', 'dismissed') THEN
            RETURN IF(its_state = 'staged', no_such_item(the_item), '{"refused":"asks_unfinished"}');
        ELSEIF asker IS NOT NULL THEN
            RETURN JSON_OBJECT('refused', 'asked_already', 'user', asker);
        END IF;
    END IF;
    CALL add_note(the_item, me, the_note, the_operation, the_workstation, ',"asked":"back"', answer);
    IF answer = '{}' AND NOT is_told THEN
        DELETE FROM asked_back_all WHERE item_id = the_item;
        INSERT INTO asked_back_all (item_id, user, at, note) VALUES (the_item, me, UTC_TIMESTAMP(3), the_note);
    END IF;
    RETURN answer;
END

-- name: find_asker
-- Who asks for a finished item that the caller has locked as a row; NULL: nobody does.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE find_asker(IN the_item BIGINT, OUT asker EXACT_NAME(255))
READS SQL DATA SQL SECURITY INVOKER
BEGIN
    SET asker = NULL;
    SELECT MAX(a.user) INTO asker
    FROM asked_back_all AS a
    JOIN record_all AS r ON r.item_id = a.item_id AND r.finished_at <= a.at
    WHERE a.item_id = the_item
    LOCK IN SHARE MODE;
END

-- name: give_to_asker
-- An item that has just been opened again is first for whoever asked for it, if they may take it. One that needs a tag
-- still needs it: it goes to nobody's line.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE give_to_asker(
    IN the_item BIGINT, IN asker EXACT_NAME(255), IN me EXACT_NAME(255), IN the_workstation EXACT_NAME(255))
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE refused EXACT_TEXT;
    DELETE FROM asked_back_all WHERE item_id = the_item;
    IF EXISTS (SELECT 1 FROM user_all AS u
               WHERE u.name = asker AND u.active = 1
                 AND (FIND_IN_SET('clerk', u.roles) OR FIND_IN_SET('worker', u.roles) OR FIND_IN_SET('supervisor', u.roles)))
       AND NOT EXISTS (SELECT 1 FROM item_all AS i WHERE i.id = the_item AND i.assigned_to LIKE '@%') THEN
        CALL add_line(asker);
        CALL assign_one(the_item, asker, asker, me, NULL, the_workstation, refused);
    END IF;
END
