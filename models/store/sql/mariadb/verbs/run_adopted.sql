-- name: run_adopted
-- Runs statements on an adopted table, with the values in session variables; how many rows the last of them changed, 1
-- for none. Unless it was none, what follows from it is done too.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE run_adopted(
    IN the_queue_id BIGINT, IN the_list EXACT_WORD(64), OUT changed INTEGER)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE place, code INTEGER DEFAULT 0;
    DECLARE texts, following, words, field EXACT_TEXT;
    SELECT JSON_EXTRACT(a.statements, CONCAT('$.', the_list)), JSON_VALUE(a.statements, CONCAT('$.', the_list, '_then[0]'))
    INTO texts, following FROM adopted_all AS a WHERE a.queue_id = the_queue_id;
    SET changed = 1;
    WHILE place < COALESCE(JSON_LENGTH(texts), 0) DO
        BEGIN
            DECLARE EXIT HANDLER FOR SQLEXCEPTION
            BEGIN
                GET DIAGNOSTICS CONDITION 1 code = MYSQL_ERRNO, words = MESSAGE_TEXT;
                IF is_of_server(code) THEN
                    RESIGNAL;
                END IF;
                -- Elsewhere the record is what becomes of a row, and has no fields.
                IF the_list IN ('complete', 'give_back', 'correct') THEN
                    CALL find_refused_field(JSON_VALUE(texts, CONCAT('$[', place, ']')), code, field);
                END IF;
                -- Of the words the name of a check alone.
                CALL tell_table_fault(code, IF(code = 4025, REPLACE(REGEXP_SUBSTR(words, '`[^`]+`'), '`', ''), NULL), field, 1);
            END;
            EXECUTE IMMEDIATE JSON_VALUE(texts, CONCAT('$[', place, ']'));
            SET changed = ROW_COUNT(), place = place + 1;
            IF changed > 0 AND following <> '' AND place = JSON_LENGTH(texts) THEN
                EXECUTE IMMEDIATE following;
            END IF;
        END;
    END WHILE;
END

-- name: find_refused_field
-- The field of the record (name_row) that a table refuses, found by writing each alone and taking it back; NULL: none alone.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE find_refused_field(
    IN the_statement EXACT_TEXT, IN the_code INTEGER, OUT field EXACT_TEXT)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE record EXACT_TEXT DEFAULT @intray_record;
    DECLARE names EXACT_TEXT DEFAULT JSON_ARRAY_INSERT(JSON_KEYS(record), '$[0]', '');
    DECLARE place, code INTEGER DEFAULT 0;
    DECLARE name EXACT_TEXT;
    SET field = NULL;
    -- The first, which is empty, writes no field: what is refused then is none of theirs.
    trying: WHILE record <> '{}' AND place < JSON_LENGTH(names) DO
        SET name = JSON_VALUE(names, CONCAT('$[', place, ']')), code = 0;
        SET @intray_record = IF(place = 0, '{}', CONCAT(
            '{', JSON_QUOTE(name), ':', JSON_EXTRACT(record, CONCAT('$.', JSON_QUOTE(name))), '}'));
        SAVEPOINT before_trying;
        BEGIN
            DECLARE EXIT HANDLER FOR SQLEXCEPTION GET DIAGNOSTICS CONDITION 1 code = MYSQL_ERRNO;
            EXECUTE IMMEDIATE the_statement;
        END;
        ROLLBACK TO SAVEPOINT before_trying;
        IF code = the_code THEN
            SET field = NULLIF(name, '');
            LEAVE trying;
        END IF;
        SET place = place + 1;
    END WHILE;
    SET @intray_record = record;
END
