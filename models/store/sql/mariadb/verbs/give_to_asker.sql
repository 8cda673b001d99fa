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
        CALL assign_one(me, the_item, asker, asker, NULL, the_workstation, refused);
    END IF;
END

-- name: asker_of
-- Who asks for a finished item that the caller has locked as a row; NULL: nobody does.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION asker_of(the_item BIGINT)
RETURNS EXACT_NAME(255)
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE asker EXACT_NAME(255);
    SELECT MAX(a.user) INTO asker
    FROM asked_back_all AS a
    JOIN record_all AS r ON r.item_id = a.item_id AND r.finished_at <= a.at
    WHERE a.item_id = the_item
    LOCK IN SHARE MODE;
    RETURN asker;
END
