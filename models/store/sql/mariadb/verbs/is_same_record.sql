-- Whether a record has all fields that are given, and none of those that are given as null: merging them changes
-- nothing then. Merged into an empty object first, so that both texts are written the same way.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION is_same_record(there EXACT_TEXT, given EXACT_TEXT)
RETURNS TINYINT
DETERMINISTIC NO SQL SQL SECURITY INVOKER
BEGIN
    DECLARE plain EXACT_TEXT DEFAULT JSON_MERGE_PATCH('{}', there);
    DECLARE names EXACT_TEXT DEFAULT JSON_KEYS(given);
    DECLARE its_path EXACT_TEXT;
    DECLARE place INTEGER DEFAULT 0;
    IF BINARY JSON_MERGE_PATCH(plain, given) <> BINARY JSON_MERGE_PATCH(plain, '{}') THEN
        RETURN 0;
    END IF;
    -- A value that is an object is merged with the one there, instead of compared.
    WHILE INSTR(SUBSTR(given, 2), '{') > 0 AND place < JSON_LENGTH(names) DO
        SET its_path = CONCAT('$.', JSON_QUOTE(JSON_VALUE(names, CONCAT('$[', place, ']'))));
        IF JSON_TYPE(JSON_EXTRACT(given, its_path)) = 'OBJECT'
           AND NOT COALESCE(JSON_EQUALS(JSON_EXTRACT(given, its_path), JSON_EXTRACT(there, its_path)), 0) THEN
            RETURN 0;
        END IF;
        SET place = place + 1;
    END WHILE;
    RETURN 1;
END
