-- name: step_on
-- The record of a completed item goes on to the next step as a new item. It waits until the completion can no longer be
-- taken back. A key that is there already stays as it is, unless it was sent back from there: then it opens again with
-- the record. Second keying is compared with the first here, and goes to who decides where they differ.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE step_on(
    IN the_item BIGINT, IN me EXACT_NAME(255), IN the_workstation EXACT_NAME(255), IN moment DATETIME(3))
MODIFIES SQL DATA SQL SECURITY INVOKER
stepping: BEGIN
    DECLARE its_queue, its_from, its_priority, target, after_target, decides BIGINT;
    DECLARE its_key EXACT_NAME(700);
    DECLARE its_not_for, its_nor_for EXACT_NAME(255);
    DECLARE its_fields, its_record, its_context, its_search, first_record, target_fields, its_names, target_names EXACT_TEXT;
    DECLARE place, hop, its_share, is_rewritten, is_sealed INTEGER DEFAULT 0;
    SELECT i.queue_id, i.from_item_id, i.priority, i."key", i.not_for
    INTO its_queue, its_from, its_priority, its_key, its_not_for
    FROM item_all AS i WHERE i.id = the_item;
    SELECT q.next_queue_id, q.decide_queue_id, q.blind_fields, q.fields INTO target, decides, its_fields, its_names
    FROM queue_all AS q WHERE q.id = its_queue;
    SELECT COALESCE(r.current, r.imported), r.context, r.search INTO its_record, its_context, its_search
    FROM record_all AS r WHERE r.item_id = the_item;
    IF its_fields <> '[]' AND its_from IS NOT NULL THEN
        SELECT COALESCE(r.current, r.imported) INTO first_record FROM record_all AS r WHERE r.item_id = its_from;
        CALL note_keying(the_item, its_queue, its_fields, COALESCE(first_record, '{}'), COALESCE(its_not_for, ''), me,
                         moment, its_record, its_context, is_sealed);
        IF is_sealed THEN
            SET target = decides, its_nor_for = its_not_for, is_rewritten = 1;
        END IF;
    ELSEIF JSON_TYPE(JSON_QUERY(its_context, '$.keying')) = 'OBJECT' THEN
        CALL note_keying(its_from, NULL, JSON_KEYS(its_context, '$.keying'), NULL, NULL, me, moment,
                         its_record, its_context, is_sealed);
    END IF;
    -- What was sent back from a queue is drawn there for certain.
    WHILE target IS NOT NULL AND hop < 20 DO
        SELECT q.share, q.next_queue_id, q.blind_fields, q.fields
        INTO its_share, after_target, target_fields, target_names
        FROM queue_all AS q WHERE q.id = target;
        IF RAND() * 100 < its_share OR EXISTS (
            SELECT 1 FROM item_all AS i WHERE i.queue_id = target AND i."key" = its_key AND i.is_sent_back = 1) THEN
            SET hop = 100;
        ELSE
            SET target = after_target, hop = hop + 1;
        END IF;
    END WHILE;
    IF target IS NULL OR hop < 100 THEN
        LEAVE stepping;
    END IF;
    IF target_names = '[]' THEN
        CALL keep_first_fields(target, its_names);
    END IF;
    IF target_fields <> '[]' THEN
        SET is_rewritten = 1;
        WHILE place < JSON_LENGTH(target_fields) DO
            SET its_record = JSON_REMOVE(its_record, CONCAT(
                    '$.', JSON_QUOTE(JSON_VALUE(target_fields, CONCAT('$[', place, ']'))))), place = place + 1;
        END WHILE;
        CALL seal_steps(the_item);
        -- Who has had the item has seen what is in it.
        SET its_nor_for = (
            SELECT e.user FROM event_all AS e
            WHERE e.item_id = the_item AND e.kind = 'claimed' AND e.user <> me ORDER BY e.id DESC LIMIT 1);
    END IF;
    IF is_rewritten THEN
        SET its_search = rewritten_search(its_key, its_record);
    END IF;
    CALL open_follower(the_item, target, its_key, its_priority, its_nor_for, its_record, its_search, its_context,
                       is_sealed, me, the_workstation, moment);
END

-- name: note_keying
-- Of second keying: what two people keyed into the same fields is kept, and where it differs it leaves the record and
-- stands in its context, for who decides. Of a decision (there is no first record then): what was decided.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE note_keying(
    IN the_item BIGINT, IN the_queue_id BIGINT, IN the_fields EXACT_TEXT, IN first_record EXACT_TEXT,
    IN first_user EXACT_NAME(255), IN me EXACT_NAME(255), IN moment DATETIME(3), INOUT its_record EXACT_TEXT,
    INOUT its_context EXACT_TEXT, OUT differs INTEGER)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE its_field EXACT_NAME(255);
    DECLARE path, one, other, differing EXACT_TEXT;
    DECLARE place INTEGER DEFAULT 0;
    IF first_record IS NOT NULL THEN
        DELETE FROM keying_all WHERE item_id = the_item;
    END IF;
    WHILE place < JSON_LENGTH(the_fields) DO
        SET its_field = JSON_VALUE(the_fields, CONCAT('$[', place, ']')), path = CONCAT('$.', JSON_QUOTE(its_field)),
            one = keyed_text(first_record, path), other = keyed_text(its_record, path), place = place + 1;
        IF first_record IS NULL THEN
            UPDATE keying_all SET decided_value = other, decided_by = me, decided_at = moment
            WHERE item_id = the_item AND field = its_field;
        ELSE
            INSERT INTO keying_all (item_id, queue_id, field, first_value, second_value, first_user, second_user, at)
            VALUES (the_item, the_queue_id, its_field, one, other, first_user, me, moment);
            IF one <> other THEN
                SET differing = CONCAT_WS(',', differing, CONCAT(
                        JSON_QUOTE(its_field), ':{"first":', JSON_QUOTE(one), ',"second":', JSON_QUOTE(other), '}')),
                    its_record = JSON_REMOVE(its_record, path);
            END IF;
        END IF;
    END WHILE;
    SET differs = differing IS NOT NULL;
    IF differs THEN
        SET its_context = JSON_INSERT(JSON_REMOVE(COALESCE(its_context, '{}'), '$.keying'), '$.keying',
                                      JSON_EXTRACT(CONCAT('{', differing, '}'), '$'));
    ELSEIF first_record IS NULL THEN
        SET its_context = NULLIF(JSON_REMOVE(its_context, '$.keying'), '{}');
    END IF;
END

-- name: rewritten_search
-- What searching looks into, of a record that the server has changed: key and values, one per line.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION rewritten_search(
    the_key EXACT_NAME(700), the_record EXACT_TEXT)
RETURNS EXACT_TEXT
NOT DETERMINISTIC NO SQL SQL SECURITY INVOKER
BEGIN
    DECLARE fields EXACT_TEXT DEFAULT JSON_KEYS(the_record);
    DECLARE path, answer EXACT_TEXT;
    DECLARE place INTEGER DEFAULT 0;
    SET answer = LOWER(the_key);
    WHILE place < JSON_LENGTH(fields) DO
        SET path = CONCAT('$.', JSON_QUOTE(JSON_VALUE(fields, CONCAT('$[', place, ']')))), place = place + 1,
            answer = CONCAT(answer, CHAR(10 USING utf8mb4), LOWER(COALESCE(
                JSON_VALUE(the_record, path), JSON_QUERY(the_record, path), '')));
    END WHILE;
    RETURN answer;
END

-- name: open_follower
-- The item of the next step: a new one, or the one that was sent back from there.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE open_follower(
    IN the_item BIGINT, IN target BIGINT, IN its_key EXACT_NAME(700), IN its_priority BIGINT,
    IN its_nor_for EXACT_NAME(255), IN its_record EXACT_TEXT, IN its_search EXACT_TEXT, IN its_context EXACT_TEXT,
    IN is_sealed INTEGER, IN me EXACT_NAME(255), IN the_workstation EXACT_NAME(255), IN moment DATETIME(3))
MODIFIES SQL DATA SQL SECURITY INVOKER
opening: BEGIN
    DECLARE follower BIGINT;
    DECLARE is_there INTEGER DEFAULT 0;
    DECLARE reasons EXACT_TEXT;
    -- Why fields are empty goes on with the record, but not to whoever keys it blindly or decides between two.
    SELECT r.missing INTO reasons FROM record_all AS r JOIN queue_all AS q ON q.id = target
    WHERE r.item_id = the_item AND NOT is_sealed AND q.blind_fields = '[]';
    BEGIN
        DECLARE CONTINUE HANDLER FOR 1062 SET is_there = 1;
        INSERT INTO item_all (queue_id, "key", priority, state, available_at, created_by, created_at, from_item_id,
                              not_for, nor_for)
        VALUES (target, its_key, its_priority, 'open', moment + INTERVAL 10 SECOND, me, moment,
                the_item, me, its_nor_for);
    END;
    IF is_there THEN
        SELECT id INTO follower FROM item_all
        WHERE queue_id = target AND "key" = its_key AND state = 'done' AND is_sent_back = 1
        FOR UPDATE;
        IF follower IS NULL THEN
            LEAVE opening;
        END IF;
        UPDATE item_all
        SET state = 'open', available_at = moment + INTERVAL 10 SECOND, from_item_id = the_item,
            not_for = me, nor_for = its_nor_for, is_sent_back = NULL, "change" = "change" + 1
        WHERE id = follower;
        CALL keep_earlier_record(follower);
        INSERT INTO earlier_record_all (item_id, record) VALUES (follower, its_record);
        UPDATE record_all
        SET current = its_record, missing = reasons, search = its_search, context = its_context, sealed = is_sealed, error = NULL,
            finished_by = NULL, finished_at = NULL
        WHERE item_id = follower;
    ELSE
        SET follower = LAST_INSERT_ID();
        INSERT INTO record_all (item_id, imported, missing, search, context, sealed)
        VALUES (follower, its_record, reasons, its_search, its_context, is_sealed);
    END IF;
    INSERT INTO event_all (queue_id, item_id, at, kind, user, workstation, detail)
    VALUES (target, follower, moment, 'added', me, the_workstation, CONCAT('{"from_item":', the_item, '}'));
END
