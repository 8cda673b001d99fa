-- name: attach
-- Keeps the next piece of a file that belongs to an item; with the last one the file is attached, and the history tells it.
-- Who imports names the item by the import and its key, as long as nobody sees it. Each piece has 1 MiB, but for the last. A
-- piece that is sent again changes nothing.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION attach(
    the_item BIGINT, the_import BIGINT, the_key EXACT_NAME(700), the_name EXACT_NAME(255), the_media_type EXACT_NAME(255),
    the_size BIGINT, the_operation EXACT_CODE(36), the_number BIGINT, the_content EXACT_TEXT,
    the_workstation EXACT_NAME(255))
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer EXACT_TEXT;
    DECLARE its_item, its_id, its_size, its_pieces BIGINT;
    DECLARE its_digest EXACT_CODE(64);
    DECLARE bytes LONGBLOB;
    CALL who_calls('attach', me, answer);
    SET answer = COALESCE(answer, operation_refused(the_operation, the_workstation),
                          attaching_refused(me, the_import, the_name, the_media_type, the_size, the_number));
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    CALL item_to_attach_to(the_item, the_import, the_key, me, its_item);
    IF its_item IS NULL THEN
        RETURN IF(the_import IS NULL, no_such_item(the_item), '{"refused":"import_not_staging"}');
    END IF;
    IF the_number = 0 THEN
        CALL begin_attachment(its_item, the_operation, the_name, the_media_type, the_size, me, answer);
        IF answer IS NOT NULL THEN
            RETURN answer;
        END IF;
    END IF;
    SELECT a.id, a.size, a.pieces, a.digest INTO its_id, its_size, its_pieces, its_digest
    FROM attachment_all AS a
    WHERE a.operation_id = the_operation AND a.item_id = its_item AND a.attached_by = me AND a.size = the_size
    FOR UPDATE;
    IF its_id IS NULL OR the_number > its_pieces THEN
        RETURN '{"refused":"attaching_interrupted"}';
    ELSEIF the_number = its_pieces AND its_digest IS NULL THEN
        BEGIN
            DECLARE CONTINUE HANDLER FOR 1958 SET bytes = NULL;
            SET bytes = FROM_BASE64(the_content);
        END;
        IF NOT LENGTH(bytes) <=> LEAST(1048576, its_size - the_number * 1048576) THEN
            RETURN '{"refused":"value_odd","what":"content"}';
        END IF;
        INSERT INTO attachment_piece_all (attachment_id, number, digest, content)
        VALUES (its_id, the_number, SHA2(bytes, 256), bytes);
        UPDATE attachment_all SET pieces = pieces + 1 WHERE id = its_id;
        IF (the_number + 1) * 1048576 >= its_size THEN
            CALL end_attachment(its_id, me, the_workstation, answer);
        END IF;
    END IF;
    RETURN COALESCE(answer, JSON_OBJECT('attachment', its_id));
END

-- name: attaching_refused
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION attaching_refused(
    me EXACT_NAME(255), the_import BIGINT, the_name EXACT_NAME(255), the_media_type EXACT_NAME(255), the_size BIGINT,
    the_number BIGINT)
RETURNS EXACT_TEXT
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE its_roles EXACT_WORD(200);
    SELECT u.roles INTO its_roles FROM user_all AS u WHERE u.name = me;
    RETURN CASE
        WHEN the_import IS NOT NULL AND NOT FIND_IN_SET('importer', its_roles)
        THEN '{"refused":"not_permitted","role":"importer"}'
        WHEN the_import IS NULL AND NOT FIND_IN_SET('supervisor', its_roles) AND NOT FIND_IN_SET('administrator', its_roles)
        THEN '{"refused":"not_permitted","role":"supervisor"}'
        WHEN COALESCE(the_name, '') = '' OR COALESCE(the_media_type, '') = '' THEN '{"refused":"value_odd","what":"name"}'
        WHEN COALESCE(the_size, 0) < 1 THEN '{"refused":"value_odd","what":"size"}'
        WHEN COALESCE(the_number, -1) < 0 THEN '{"refused":"value_odd","what":"number"}' END;
END

-- name: item_to_attach_to
-- NULL: there is no such item. It stays until this is done, and the import is heard of.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE item_to_attach_to(
    IN the_item BIGINT, IN the_import BIGINT, IN the_key EXACT_NAME(700), IN me EXACT_NAME(255), OUT its_item BIGINT)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE its_queue BIGINT;
    SET its_item = NULL;
    IF the_import IS NULL THEN
        SELECT i.id INTO its_item FROM item_all AS i WHERE i.id = the_item AND i.state <> 'staged' LOCK IN SHARE MODE;
    ELSE
        SELECT p.queue_id INTO its_queue FROM import_all AS p
        WHERE p.id = the_import AND p.state = 'staging' AND p.user = me FOR UPDATE;
        UPDATE import_all SET heard_at = UTC_TIMESTAMP(3) WHERE id = the_import AND its_queue IS NOT NULL;
        SELECT i.id INTO its_item FROM item_all AS i
        WHERE i.queue_id = its_queue AND i."key" = the_key AND i.import_id = the_import AND i.state = 'staged'
        LOCK IN SHARE MODE;
    END IF;
END

-- name: drop_broken_off
-- The pieces of files that were broken off more than a day ago.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE drop_broken_off()
MODIFIES SQL DATA SQL SECURITY INVOKER
DELETE FROM attachment_all WHERE digest IS NULL AND attached_at < UTC_TIMESTAMP(3) - INTERVAL 1 DAY

-- name: drop_called_off_attachment
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE drop_called_off_attachment(
    IN the_operation EXACT_CODE(36), IN me EXACT_NAME(255))
MODIFIES SQL DATA SQL SECURITY INVOKER
DELETE FROM attachment_all WHERE operation_id = the_operation AND digest IS NULL AND attached_by = me

-- name: begin_attachment
-- NULL: it has begun, or had.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE begin_attachment(
    IN its_item BIGINT, IN the_operation EXACT_CODE(36), IN the_name EXACT_NAME(255), IN the_media_type EXACT_NAME(255),
    IN the_size BIGINT, IN me EXACT_NAME(255), OUT refusal EXACT_TEXT)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE most BIGINT;
    DECLARE said EXACT_TEXT;
    SET refusal = NULL;
    SELECT JSON_VALUE(q.record_schema, '$."x-intray"."largest_attachment"') INTO said
    FROM item_all AS i JOIN queue_all AS q ON q.id = i.queue_id WHERE i.id = its_item;
    SET most = IF(said RLIKE '^[0-9]{1,15}$', LEAST(CAST(said AS UNSIGNED), 1073741824), 20971520);
    IF the_size > most THEN
        SET refusal = CONCAT('{"refused":"attachment_too_large","most":', most, '}');
    ELSE
        CALL drop_broken_off();
        INSERT INTO attachment_all (item_id, operation_id, name, media_type, size, attached_by, attached_at)
        SELECT its_item, the_operation, the_name, the_media_type, the_size, me, UTC_TIMESTAMP(3)
        WHERE NOT EXISTS (SELECT 1 FROM attachment_all AS a WHERE a.operation_id = the_operation);
    END IF;
END

-- name: end_attachment
-- It is whole. What is staged is told of when it is opened. NULL: it is attached.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE end_attachment(
    IN its_id BIGINT, IN me EXACT_NAME(255), IN the_workstation EXACT_NAME(255), OUT refusal EXACT_TEXT)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE whole EXACT_CODE(64);
    DECLARE is_there INTEGER DEFAULT 0;
    SET refusal = NULL;
    SET STATEMENT group_concat_max_len = 1073741824 FOR
    SELECT SHA2(GROUP_CONCAT(p.digest ORDER BY p.number SEPARATOR ','), 256) INTO whole
    FROM attachment_piece_all AS p WHERE p.attachment_id = its_id;
    BEGIN
        DECLARE CONTINUE HANDLER FOR 1062 SET is_there = 1;
        INSERT INTO event_all (queue_id, item_id, at, kind, user, workstation, operation_id, detail)
        SELECT i.queue_id, i.id, UTC_TIMESTAMP(3), 'attached', me, the_workstation, a.operation_id,
               JSON_OBJECT('attachment', a.id, 'size', a.size,
                           'digest', attached_digest(a.id, whole))
        FROM attachment_all AS a
        JOIN item_all AS i ON i.id = a.item_id AND i.state <> 'staged'
        JOIN queue_all AS q ON q.id = i.queue_id
        WHERE a.id = its_id;
    END;
    IF is_there THEN
        DELETE FROM attachment_all WHERE id = its_id; -- sent again it answers the same
        SET refusal = '{"refused":"called_off"}';
    ELSE
        UPDATE attachment_all SET digest = whole WHERE id = its_id;
    END IF;
END

-- name: attached_digest
-- What the history tells a file by, its name and all that is said of it: with the queue's key in front, so that nobody can
-- hold a file of theirs against it.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION attached_digest(the_attachment BIGINT, its_digest EXACT_CODE(64))
RETURNS EXACT_CODE(64)
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
RETURN (SELECT SHA2(JSON_ARRAY(q.digest_key, a.item_id, its_digest, a.name, a.media_type, a.size, a.attached_by,
                               DATE_FORMAT(a.attached_at, '%Y-%m-%d %H:%i:%s.%f')), 256)
        FROM attachment_all AS a
        JOIN item_all AS i ON i.id = a.item_id
        JOIN queue_all AS q ON q.id = i.queue_id
        WHERE a.id = the_attachment)

-- name: tell_attached
-- The history of items that are opened tells what came in with them.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE tell_attached(
    IN the_import BIGINT, IN from_id BIGINT, IN to_id BIGINT, IN moment DATETIME(3))
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    INSERT INTO event_all (queue_id, item_id, at, kind, user, workstation, detail)
    SELECT i.queue_id, i.id, moment, 'attached', a.attached_by, p.workstation,
           JSON_OBJECT('attachment', a.id, 'size', a.size,
                       'digest', attached_digest(a.id, a.digest))
    FROM import_all AS p STRAIGHT_JOIN item_all AS i FORCE INDEX (item_import)
        ON i.import_id = p.id AND i.id > from_id AND i.id <= to_id
    STRAIGHT_JOIN attachment_all AS a FORCE INDEX (attachment_item) ON a.item_id = i.id AND a.digest IS NOT NULL
    STRAIGHT_JOIN queue_all AS q ON q.id = i.queue_id
    WHERE p.id = the_import
    ORDER BY a.id;
END
