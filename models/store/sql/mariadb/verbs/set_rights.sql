-- All that a registered account may do, and nothing else of Intray's.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE set_rights(
    IN the_account EXACT_TEXT, IN is_active INTEGER)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE views EXACT_TEXT DEFAULT
        'draft,draft_row,earlier_record_row,event,event_row,figure_row,figure_tail,figured_row,import,import_row,item,item_row,keying_row,lock_row,proposal_row,queue,queue_row,record,record_row,request_row,schema_version,event_rule,disposition_rule,user_row';
    DECLARE here EXACT_TEXT DEFAULT CONCAT('"', REPLACE(DATABASE(), '"', '""'), '"');
    DECLARE CONTINUE HANDLER FOR 1141, 1147 SET views = views;
    IF is_active THEN
        EXECUTE IMMEDIATE CONCAT('GRANT EXECUTE ON ', here, '.* TO ', the_account);
    ELSE
        EXECUTE IMMEDIATE CONCAT('REVOKE EXECUTE ON ', here, '.* FROM ', the_account);
    END IF;
    WHILE views <> '' DO
        IF is_active THEN
            EXECUTE IMMEDIATE CONCAT('GRANT SELECT ON ', here, '.', SUBSTRING_INDEX(views, ',', 1), ' TO ', the_account);
        ELSE
            EXECUTE IMMEDIATE CONCAT('REVOKE SELECT ON ', here, '.', SUBSTRING_INDEX(views, ',', 1), ' FROM ', the_account);
        END IF;
        SET views = SUBSTR(views, CHAR_LENGTH(SUBSTRING_INDEX(views, ',', 1)) + 2);
    END WHILE;
END
