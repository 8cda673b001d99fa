-- All that a registered account may do, and nothing else of Intray's. The tables that it may select from say the same to
-- everybody; all else is read through procedures (readings.h).
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE set_rights(
    IN the_account EXACT_TEXT, IN is_active INTEGER)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE tables EXACT_TEXT DEFAULT 'schema_version,event_rule,disposition_rule';
    DECLARE here EXACT_TEXT DEFAULT CONCAT('"', REPLACE(DATABASE(), '"', '""'), '"');
    DECLARE CONTINUE HANDLER FOR 1141, 1147 SET tables = tables;
    IF is_active THEN
        EXECUTE IMMEDIATE CONCAT('GRANT EXECUTE ON ', here, '.* TO ', the_account);
    ELSE
        EXECUTE IMMEDIATE CONCAT('REVOKE EXECUTE ON ', here, '.* FROM ', the_account);
    END IF;
    WHILE tables <> '' DO
        IF is_active THEN
            EXECUTE IMMEDIATE CONCAT('GRANT SELECT ON ', here, '.', SUBSTRING_INDEX(tables, ',', 1), ' TO ', the_account);
        ELSE
            EXECUTE IMMEDIATE CONCAT('REVOKE SELECT ON ', here, '.', SUBSTRING_INDEX(tables, ',', 1), ' FROM ', the_account);
        END IF;
        SET tables = SUBSTR(tables, CHAR_LENGTH(SUBSTRING_INDEX(tables, ',', 1)) + 2);
    END WHILE;
END
