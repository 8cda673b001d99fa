-- name: adopted_add
-- add_item where the queue's items are the rows of an adopted table that makes their keys: adds a row, and its item. Sent
-- again under its operation it adds nothing. Whoever calls takes everything back when it refuses.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE adopted_add(
    IN the_queue EXACT_NAME(255), IN the_after BIGINT, IN the_record EXACT_TEXT, IN the_context EXACT_TEXT,
    IN the_operation EXACT_CODE(36), IN the_workstation EXACT_NAME(255), OUT answer EXACT_TEXT)
MODIFIES SQL DATA SQL SECURITY INVOKER
adding: BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE parts EXACT_TEXT;
    DECLARE why EXACT_WORD(64);
    DECLARE its_queue BIGINT;
    CALL who_calls('add_item', me, answer);
    SET answer = COALESCE(answer, operation_refused(the_operation, the_workstation));
    IF answer IS NOT NULL THEN
        LEAVE adding;
    END IF;
    SELECT q.id, CASE WHEN a.queue_id IS NOT NULL THEN COALESCE(JSON_EXTRACT(a.statements, '$.add'), '') END,
           IF(JSON_EXISTS(a.statements, '$.makes_no_keys'), 'table_makes_no_keys', 'queue_is_adopted')
    INTO its_queue, parts, why
    FROM queue_all AS q LEFT JOIN adopted_all AS a ON a.queue_id = q.id WHERE q.name = the_queue;
    IF its_queue IS NULL THEN
        SET answer = JSON_OBJECT('refused', 'no_such_queue', 'queue', the_queue);
    ELSEIF parts IS NULL THEN
        SET answer = JSON_OBJECT('refused', 'key_blank');
    ELSEIF parts = '' THEN
        SET answer = JSON_OBJECT('refused', why, 'queue', the_queue);
    ELSE
        SELECT CASE WHEN e.kind = 'added' AND e.queue_id = its_queue AND e.user = me
                    THEN added_row(e.item_id) ELSE '{"refused":"called_off"}' END
        INTO answer FROM event_all AS e WHERE e.operation_id = the_operation LOCK IN SHARE MODE;
    END IF;
    IF answer IS NULL THEN
        SELECT COALESCE(record_refused(NULL, the_record, q.fields, '[]', q.largest_record, q.largest_field, 0),
                        beside_refused('', the_context, q.largest_record)) INTO answer
        FROM queue_all AS q WHERE q.id = its_queue;
    END IF;
    IF answer IS NULL THEN
        CALL add_to_table(its_queue, the_queue, parts, me, the_after, the_record, the_context, the_operation,
                          the_workstation, answer);
    END IF;
END

-- name: added_row
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION added_row(the_item BIGINT) RETURNS EXACT_TEXT
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
RETURN (SELECT CONCAT('{"item":', i.id, ',"key":', JSON_QUOTE(i."key"), '}') FROM item_all AS i WHERE i.id = the_item)

-- name: add_to_table
-- The row, and its item.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE add_to_table(
    IN the_queue_id BIGINT, IN the_queue EXACT_NAME(255), IN parts EXACT_TEXT, IN me EXACT_NAME(255), IN the_after BIGINT,
    IN the_record EXACT_TEXT, IN the_context EXACT_TEXT, IN the_operation EXACT_CODE(36),
    IN the_workstation EXACT_NAME(255), OUT answer EXACT_TEXT)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE made, seen, stamp, its_holder, lost EXACT_TEXT;
    DECLARE is_open INTEGER;
    DECLARE its_id BIGINT;
    DECLARE moment DATETIME(3) DEFAULT UTC_TIMESTAMP(3);
    -- Another call has just written the line of this operation: sent again, this one sees it.
    DECLARE EXIT HANDLER FOR 1062
        SIGNAL SQLSTATE '40001' SET MYSQL_ERRNO = 1213, MESSAGE_TEXT = 'The operation was done at this very moment';
    CALL name_row(the_queue_id, '', me, NULL, the_record);
    CALL insert_row(parts, the_record, made);
    SET @intray_key = made;
    CALL read_adopted(the_queue_id, seen, stamp, its_holder, is_open);
    SELECT MIN(t.name) INTO lost
    FROM JSON_TABLE(JSON_KEYS(the_record), '$[*]' COLUMNS (name EXACT_TEXT PATH '$')) AS t
    WHERE is_kept(seen, the_record, CONCAT('$.', JSON_QUOTE(t.name))) = 0
       OR JSON_QUERY(the_record, CONCAT('$.', JSON_QUOTE(t.name))) IS NOT NULL;
    IF made IS NULL OR NOT COALESCE(is_open, 0) THEN
        SET answer = JSON_OBJECT('refused', 'row_not_in_queue', 'queue', the_queue);
    ELSEIF lost IS NOT NULL THEN
        SET answer = JSON_OBJECT('refused', 'not_kept', 'field', lost);
    ELSE
        INSERT IGNORE INTO item_all (queue_id, "key", priority, state, available_at, created_by, created_at)
        VALUES (the_queue_id, made, 0, 'open', IF(the_after > 0, moment + INTERVAL the_after SECOND, NULL), me, moment);
        IF ROW_COUNT() = 1 THEN
            SET its_id = LAST_INSERT_ID();
            INSERT INTO record_all (item_id, imported, search, context) VALUES (its_id, seen, made, the_context);
            INSERT INTO event_all (queue_id, item_id, at, kind, user, workstation, operation_id)
            VALUES (the_queue_id, its_id, moment, 'added', me, the_workstation, the_operation);
            SET answer = added_row(its_id);
        ELSE
            SET answer = JSON_OBJECT('refused', 'key_is_there', 'key', made, 'queue', the_queue);
        END IF;
    END IF;
END

-- name: insert_row
-- Adds a row with those fields of a record that are given, by a statement of parts that were written when the table was
-- adopted; the key that the table made.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE insert_row(
    IN parts EXACT_TEXT, IN the_record EXACT_TEXT, OUT made EXACT_TEXT)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE columns, entries, field, words EXACT_TEXT DEFAULT '';
    DECLARE place, code INTEGER DEFAULT 0;
    DECLARE EXIT HANDLER FOR SQLEXCEPTION
    BEGIN
        GET DIAGNOSTICS CONDITION 1 code = MYSQL_ERRNO, words = MESSAGE_TEXT;
        IF is_of_server(code) THEN
            RESIGNAL;
        END IF;
        CALL tell_table_fault(code, IF(code = 4025, REPLACE(REGEXP_SUBSTR(words, '`[^`]+`'), '`', ''), NULL), NULL, 1);
    END;
    WHILE place < JSON_LENGTH(parts, '$.columns') DO
        SET field = JSON_VALUE(parts, CONCAT('$.columns[', place, '].field'));
        IF field IS NULL OR JSON_EXISTS(the_record, CONCAT('$.', JSON_QUOTE(field))) THEN
            SET columns = CONCAT_WS(', ', NULLIF(columns, ''), JSON_VALUE(parts, CONCAT('$.columns[', place, '].column'))),
                entries = CONCAT_WS(', ', NULLIF(entries, ''), JSON_VALUE(parts, CONCAT('$.columns[', place, '].value')));
        END IF;
        SET place = place + 1;
    END WHILE;
    SET made = LAST_INSERT_ID(0);
    EXECUTE IMMEDIATE CONCAT(JSON_VALUE(parts, '$.into'), ' (', columns, ') VALUES (', entries, ')');
    SET made = NULLIF(LAST_INSERT_ID(), 0);
END
