-- Runs statements on an adopted table, with the values in session variables; how many rows the last of them changed, 1
-- for none.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE run_adopted(
    IN the_queue_id BIGINT, IN the_list EXACT_WORD(64), OUT changed INTEGER)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE place INTEGER DEFAULT 0;
    DECLARE texts EXACT_TEXT;
    SELECT JSON_EXTRACT(a.statements, CONCAT('$.', the_list)) INTO texts FROM adopted_all AS a WHERE a.queue_id = the_queue_id;
    SET changed = 1;
    WHILE place < COALESCE(JSON_LENGTH(texts), 0) DO
        EXECUTE IMMEDIATE JSON_VALUE(texts, CONCAT('$[', place, ']'));
        SET changed = ROW_COUNT(), place = place + 1;
    END WHILE;
END
