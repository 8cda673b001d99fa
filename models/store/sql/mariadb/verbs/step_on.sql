-- The record of a completed item goes on to the next step as a new item. It waits until the completion can no longer be
-- taken back. A key that is there already stays as it is, unless it was sent back from there: then it opens again with
-- the record. Second keying is compared with the first here, and goes to who decides where they differ.
-- The aliases are those of other routines: each of its own would be one more table for every function to open.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE step_on(
    IN the_item BIGINT, IN me EXACT_NAME(255), IN the_workstation EXACT_NAME(255), IN moment DATETIME(3))
MODIFIES SQL DATA SQL SECURITY INVOKER
stepping: BEGIN
    DECLARE its_queue, its_from, its_priority, target, after_target, decides, follower BIGINT;
    DECLARE its_key EXACT_NAME(700);
    DECLARE its_not_for, its_nor_for, field EXACT_NAME(255);
    DECLARE its_fields, its_record, its_context, its_search, first_record, differing, target_fields, path, one,
        other EXACT_TEXT;
    DECLARE place, hop, is_there, its_share, is_rewritten, is_sealed INTEGER DEFAULT 0;
    SELECT i.queue_id, i.from_item_id, i.priority, i.item_key, i.not_for
    INTO its_queue, its_from, its_priority, its_key, its_not_for
    FROM item_all AS i WHERE i.id = the_item;
    SELECT q.next_queue_id, q.decide_queue_id, q.blind_fields INTO target, decides, its_fields
    FROM queue_all AS q WHERE q.id = its_queue;
    SELECT COALESCE(r.current, r.imported), r.context, r.search INTO its_record, its_context, its_search
    FROM record_all AS r WHERE r.item_id = the_item;
    IF its_fields <> '[]' AND its_from IS NOT NULL THEN
        SELECT COALESCE(r.current, r.imported) INTO first_record FROM record_all AS r WHERE r.item_id = its_from;
        DELETE FROM keying_all WHERE item_id = the_item;
        WHILE place < JSON_LENGTH(its_fields) DO
            SET field = JSON_VALUE(its_fields, CONCAT('$[', place, ']')), path = CONCAT('$.', JSON_QUOTE(field)),
                one = keyed_text(first_record, path), other = keyed_text(its_record, path), place = place + 1;
            INSERT INTO keying_all (item_id, queue_id, field, first_value, second_value, first_user, second_user, at)
            VALUES (the_item, its_queue, field, one, other, COALESCE(its_not_for, ''), me, moment);
            IF one <> other THEN
                SET differing = CONCAT_WS(',', differing, CONCAT(
                        JSON_QUOTE(field), ':{"first":', JSON_QUOTE(one), ',"second":', JSON_QUOTE(other), '}')),
                    its_record = JSON_REMOVE(its_record, path), is_rewritten = 1;
            END IF;
        END WHILE;
        IF differing IS NOT NULL THEN
            SET target = decides, its_nor_for = its_not_for, is_sealed = 1,
                its_context = JSON_INSERT(JSON_REMOVE(COALESCE(its_context, '{}'), '$.keying'), '$.keying',
                                          JSON_EXTRACT(CONCAT('{', differing, '}'), '$'));
        END IF;
    ELSEIF JSON_TYPE(JSON_QUERY(its_context, '$.keying')) = 'OBJECT' THEN
        SET its_fields = JSON_KEYS(its_context, '$.keying');
        WHILE place < JSON_LENGTH(its_fields) DO
            SET field = JSON_VALUE(its_fields, CONCAT('$[', place, ']')), place = place + 1;
            UPDATE keying_all AS k
            SET k.decided_value = keyed_text(its_record, CONCAT('$.', JSON_QUOTE(field))), k.decided_by = me,
                k.decided_at = moment
            WHERE k.item_id = its_from AND k.field = field;
        END WHILE;
        SET its_context = NULLIF(JSON_REMOVE(its_context, '$.keying'), '{}');
    END IF;
    -- What was sent back from a queue is drawn there for certain.
    WHILE target IS NOT NULL AND hop < 20 DO
        SELECT q.share, q.next_queue_id, q.blind_fields INTO its_share, after_target, target_fields
        FROM queue_all AS q WHERE q.id = target;
        IF RAND() * 100 < its_share OR EXISTS (
            SELECT 1 FROM item_all AS i WHERE i.queue_id = target AND i.item_key = its_key AND i.is_sent_back = 1) THEN
            SET hop = 100;
        ELSE
            SET target = after_target, hop = hop + 1;
        END IF;
    END WHILE;
    IF target IS NULL OR hop < 100 THEN
        LEAVE stepping;
    END IF;
    IF target_fields <> '[]' THEN
        SET place = 0, is_rewritten = 1;
        WHILE place < JSON_LENGTH(target_fields) DO
            SET its_record = JSON_REMOVE(its_record, CONCAT(
                    '$.', JSON_QUOTE(JSON_VALUE(target_fields, CONCAT('$[', place, ']'))))), place = place + 1;
        END WHILE;
        CALL seal_steps(the_item, 1);
        -- Who has had the item has seen what is in it.
        SET its_nor_for = (
            SELECT e.user_name FROM event_all AS e
            WHERE e.item_id = the_item AND e.kind = 'claimed' AND e.user_name <> me ORDER BY e.id DESC LIMIT 1);
    END IF;
    IF is_rewritten THEN
        SET place = 0, its_fields = JSON_KEYS(its_record), its_search = LOWER(its_key);
        WHILE place < JSON_LENGTH(its_fields) DO
            SET path = CONCAT('$.', JSON_QUOTE(JSON_VALUE(its_fields, CONCAT('$[', place, ']')))), place = place + 1,
                its_search = CONCAT(its_search, CHAR(10 USING utf8mb4), LOWER(COALESCE(
                    JSON_VALUE(its_record, path), JSON_QUERY(its_record, path), '')));
        END WHILE;
    END IF;
    BEGIN
        DECLARE CONTINUE HANDLER FOR 1062 SET is_there = 1;
        INSERT INTO item_all (queue_id, item_key, priority, state, due_at, turn, created_by, created_at, from_item_id,
                              not_for, nor_for)
        VALUES (target, its_key, its_priority, 'open', moment + INTERVAL 10 SECOND, -its_priority, me, moment,
                the_item, me, its_nor_for);
    END;
    IF is_there THEN
        SELECT i.id INTO follower FROM item_all AS i
        WHERE i.queue_id = target AND i.item_key = its_key AND i.state = 'done' AND i.is_sent_back = 1
        FOR UPDATE;
        IF follower IS NULL THEN
            LEAVE stepping;
        END IF;
        UPDATE item_all AS i
        SET i.state = 'open', i.due_at = moment + INTERVAL 10 SECOND, i.turn = -its_priority, i.from_item_id = the_item,
            i.not_for = me, i.nor_for = its_nor_for, i.is_sent_back = NULL, i.changes = i.changes + 1
        WHERE i.id = follower;
        CALL keep_earlier_record(follower);
        INSERT INTO earlier_record_all (item_id, record) VALUES (follower, its_record);
        UPDATE record_all AS r
        SET r.current = its_record, r.search = its_search, r.context = its_context, r.sealed = is_sealed, r.error = NULL,
            r.finished_by = NULL, r.finished_at = NULL
        WHERE r.item_id = follower;
    ELSE
        SET follower = LAST_INSERT_ID();
        INSERT INTO record_all (item_id, imported, search, context, sealed)
        VALUES (follower, its_record, its_search, its_context, is_sealed);
    END IF;
    INSERT INTO event_all (queue_id, item_id, at, kind, user_name, workstation, detail)
    VALUES (target, follower, moment, 'added', me, the_workstation, CONCAT('{"from_item":', the_item, '}'));
END
