-- A record without the values that the other one has, too, in the same fields.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION without_same(its_content EXACT_TEXT, the_values EXACT_TEXT)
RETURNS EXACT_TEXT
DETERMINISTIC NO SQL SQL SECURITY INVOKER
BEGIN
    DECLARE names EXACT_TEXT DEFAULT JSON_KEYS(the_values);
    DECLARE its_path EXACT_TEXT;
    DECLARE place INTEGER DEFAULT 0;
    WHILE place < JSON_LENGTH(names) DO
        SET its_path = CONCAT('$.', JSON_QUOTE(JSON_VALUE(names, CONCAT('$[', place, ']'))));
        IF JSON_EQUALS(JSON_EXTRACT(its_content, its_path), JSON_EXTRACT(the_values, its_path)) THEN
            SET its_content = JSON_REMOVE(its_content, its_path);
        END IF;
        SET place = place + 1;
    END WHILE;
    RETURN its_content;
END
