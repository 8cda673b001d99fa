-- name: adopt_queue
-- The last step of adopting: the queue's items stand in a table from now on. With the rights of its caller: only the
-- login that set the database up may write this, because the statements run with the owner's.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION adopt_queue(
    the_queue BIGINT, the_layout EXACT_TEXT, the_statements EXACT_TEXT)
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE probe BINARY(1) DEFAULT RANDOM_BYTES(1); -- adopted_call needs it, and older servers have none
    IF NOT EXISTS (SELECT 1 FROM queue_all AS q WHERE q.id = the_queue) THEN
        RETURN '{"refused":"value_odd","what":"queue"}';
    ELSEIF NOT is_layout(the_layout) THEN
        RETURN '{"refused":"value_odd","what":"layout"}';
    ELSEIF NOT are_statements(the_statements) THEN
        RETURN '{"refused":"value_odd","what":"statements"}';
    END IF;
    INSERT INTO adopted_all (queue_id, layout, statements) VALUES (the_queue, the_layout, the_statements)
    ON DUPLICATE KEY UPDATE layout = VALUES(layout), statements = VALUES(statements);
    RETURN '{}';
END

-- name: is_layout
-- Whether this says where a queue stands, as programs write it (queue/layout.h): what reads it takes that for granted.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION is_layout(layout EXACT_TEXT) RETURNS INTEGER
DETERMINISTIC NO SQL SQL SECURITY INVOKER
BEGIN
    DECLARE place INTEGER DEFAULT 0;
    IF NOT COALESCE(JSON_VALID(layout) AND JSON_TYPE(layout) = 'OBJECT', 0) OR NOT is_part(JSON_QUERY(layout, '$.main'))
       OR COALESCE(JSON_TYPE(JSON_EXTRACT(layout, '$.more')), 'ARRAY') <> 'ARRAY'
       OR COALESCE(JSON_TYPE(JSON_EXTRACT(layout, '$.lock_table')), 'OBJECT') <> 'OBJECT'
       OR COALESCE(JSON_TYPE(JSON_EXTRACT(layout, '$.age_table')), 'OBJECT') <> 'OBJECT'
       OR COALESCE(JSON_TYPE(JSON_EXTRACT(layout, '$.adds_rows')), 'BOOLEAN') <> 'BOOLEAN'
       OR NOT are_texts(JSON_QUERY(layout, '$.lock_table')) OR NOT are_texts(JSON_QUERY(layout, '$.age_table'))
       OR NOT are_texts(JSON_REMOVE(layout, '$.main', '$.more', '$.lock_table', '$.age_table', '$.adds_rows')) THEN
        RETURN 0;
    END IF;
    WHILE place < COALESCE(JSON_LENGTH(layout, '$.more'), 0) DO
        IF NOT is_part(JSON_QUERY(layout, CONCAT('$.more[', place, ']'))) THEN
            RETURN 0;
        END IF;
        SET place = place + 1;
    END WHILE;
    RETURN (COALESCE(JSON_VALUE(layout, '$.lock_id'), '') <> ''
            OR COALESCE(JSON_VALUE(layout, '$.lock_user'), '') <> '' AND COALESCE(JSON_VALUE(layout, '$.lock_time'), '') <> '')
       AND (COALESCE(JSON_VALUE(layout, '$.lock_table.table'), '') = '' OR COALESCE(JSON_VALUE(layout, '$.lock_key'), '') <> '');
END

-- name: are_texts
-- Whether all members of an object, or of a list, are texts; none: they are.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION are_texts(given EXACT_TEXT) RETURNS INTEGER
DETERMINISTIC NO SQL SQL SECURITY INVOKER
RETURN NOT EXISTS (
    SELECT 1 FROM JSON_TABLE(COALESCE(IF(JSON_TYPE(given) = 'OBJECT', JSON_EXTRACT(given, '$.*'), given), '[]'),
                             '$[*]' COLUMNS (one JSON PATH '$')) AS t
    WHERE t.one NOT LIKE '"%')

-- name: is_part
-- Whether this is a table with its key and the columns that belong to the record.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION is_part(part EXACT_TEXT) RETURNS INTEGER
DETERMINISTIC NO SQL SQL SECURITY INVOKER
RETURN COALESCE(JSON_TYPE(JSON_EXTRACT(part, '$.table')) = 'STRING' AND JSON_VALUE(part, '$.table') <> ''
                AND JSON_TYPE(JSON_EXTRACT(part, '$.key')) = 'STRING' AND JSON_VALUE(part, '$.key') <> ''
                AND COALESCE(JSON_TYPE(JSON_EXTRACT(part, '$.schema')), 'STRING') = 'STRING'
                AND JSON_TYPE(JSON_EXTRACT(part, '$.columns')) = 'ARRAY' AND are_texts(JSON_QUERY(part, '$.columns')), 0)

-- name: are_statements
-- Whether there are the statements that every adopted table is asked by: texts, and lists of texts.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION are_statements(statements EXACT_TEXT) RETURNS INTEGER
DETERMINISTIC NO SQL SQL SECURITY INVOKER
BEGIN
    DECLARE texts EXACT_TEXT DEFAULT 'candidates,read,held,locked,locked_row,stands,count,page.claim,place.claim';
    DECLARE lists EXACT_TEXT DEFAULT 'take,complete,give_back,correct,touch,retake,reopen,close';
    DECLARE path EXACT_TEXT;
    IF NOT COALESCE(JSON_VALID(statements) AND JSON_TYPE(statements) = 'OBJECT', 0) THEN
        RETURN 0;
    END IF;
    WHILE texts <> '' DO
        SET path = CONCAT('$.', SUBSTRING_INDEX(texts, ',', 1)),
            texts = SUBSTR(texts, CHAR_LENGTH(SUBSTRING_INDEX(texts, ',', 1)) + 2);
        IF COALESCE(JSON_TYPE(JSON_EXTRACT(statements, path)), '') <> 'STRING' OR JSON_VALUE(statements, path) = '' THEN
            RETURN 0;
        END IF;
    END WHILE;
    WHILE lists <> '' DO
        SET path = CONCAT('$.', SUBSTRING_INDEX(lists, ',', 1)),
            lists = SUBSTR(lists, CHAR_LENGTH(SUBSTRING_INDEX(lists, ',', 1)) + 2);
        IF COALESCE(JSON_TYPE(JSON_EXTRACT(statements, path)), '') <> 'ARRAY'
           OR NOT are_texts(JSON_QUERY(statements, path)) THEN
            RETURN 0;
        END IF;
    END WHILE;
    RETURN 1;
END
