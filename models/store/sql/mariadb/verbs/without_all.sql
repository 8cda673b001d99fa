-- An object without the members that a list names.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION without_all(its_content EXACT_TEXT, the_names EXACT_TEXT)
RETURNS EXACT_TEXT
DETERMINISTIC NO SQL SQL SECURITY INVOKER
BEGIN
    DECLARE place INTEGER DEFAULT 0;
    WHILE place < JSON_LENGTH(the_names) DO
        SET its_content = JSON_REMOVE(its_content, CONCAT('$.', JSON_QUOTE(JSON_VALUE(the_names, CONCAT('$[', place, ']')))));
        SET place = place + 1;
    END WHILE;
    RETURN its_content;
END
