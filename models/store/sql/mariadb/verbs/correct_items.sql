-- name: is_same_value
-- Whether two JSON values are the same: texts to the last character, numbers however they are written.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION is_same_value(one EXACT_TEXT, other EXACT_TEXT)
RETURNS INTEGER
DETERMINISTIC NO SQL SQL SECURITY INVOKER
RETURN COALESCE(CASE
    WHEN JSON_TYPE(one) IN ('INTEGER', 'DOUBLE') AND JSON_TYPE(other) IN ('INTEGER', 'DOUBLE') THEN one + 0e0 = other + 0e0
    WHEN JSON_TYPE(one) <> JSON_TYPE(other) THEN 0
    ELSE BINARY JSON_UNQUOTE(one) = BINARY JSON_UNQUOTE(other) END, 0)

-- name: correct_one
-- Corrects one item. NULL: done, now or by the same correction before; the word proposed: to whoever holds it; else the
-- refusal, and nothing has changed.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE correct_one(
    IN the_item BIGINT, IN me EXACT_NAME(255), IN the_seen BIGINT, IN the_search EXACT_TEXT, IN the_field EXACT_TEXT,
    IN the_was EXACT_TEXT, IN the_becomes EXACT_TEXT, IN the_correction EXACT_CODE(36), IN the_undoes EXACT_CODE(36),
    IN the_import BIGINT, IN the_workstation EXACT_NAME(255), OUT answer EXACT_TEXT)
MODIFIES SQL DATA SQL SECURITY INVOKER
correcting: BEGIN
    DECLARE its_state, its_seal EXACT_WORD(64);
    DECLARE its_queue, its_changes, its_import, by_delivery BIGINT;
    DECLARE did_before INTEGER DEFAULT 0;
    DECLARE told_before_this EXACT_WORD(16);
    DECLARE its_record, corrected, digests EXACT_TEXT;
    DECLARE its_path EXACT_TEXT DEFAULT CONCAT('$.', JSON_QUOTE(the_field));
    DECLARE moment DATETIME(3) DEFAULT UTC_TIMESTAMP(3);
    SET answer = NULL;
    SELECT i.state, i.queue_id, i."change", COALESCE(me IN (i.not_for, i.nor_for), 0), i.import_id
    INTO its_state, its_queue, its_changes, did_before, its_import
    FROM item_all AS i WHERE i.id = the_item AND i.state <> 'staged' FOR UPDATE;
    SET answer = not_seen(the_item, its_queue);
    IF answer IS NOT NULL THEN
        LEAVE correcting;
    END IF;
    SELECT MAX(e.kind) INTO told_before_this FROM event_all AS e
    WHERE e.item_id = the_item AND e.kind IN ('corrected', 'proposed')
      AND JSON_VALUE(e.detail, '$.correction') = the_correction
    LOCK IN SHARE MODE;
    IF told_before_this IS NULL AND the_undoes IS NOT NULL THEN
        CALL withdraw_corrected(the_item, its_queue, me, the_field, the_was, the_correction, the_undoes, the_workstation,
                                told_before_this);
    END IF;
    IF told_before_this IS NOT NULL THEN
        SET answer = IF(told_before_this = 'proposed' AND the_undoes IS NULL, 'proposed', NULL);
        LEAVE correcting;
    END IF;
    SELECT COALESCE(r.current, r.imported), IF(r.sealed, 'sealed', '') INTO its_record, its_seal
    FROM record_all AS r WHERE r.item_id = the_item FOR UPDATE;
    SET corrected = JSON_COMPACT(JSON_SET(its_record, its_path, JSON_EXTRACT(the_becomes, '$')));
    SELECT CASE
               WHEN COALESCE(the_was, 'null') = 'null' OR COALESCE(the_becomes, 'null') = 'null'
                    OR is_same_value(the_was, the_becomes)
               THEN '{"refused":"value_odd","what":"becomes"}'
               WHEN stands_in_table(its_queue) THEN '{"refused":"correct_in_table"}'
               WHEN its_seal <> '' OR q.blind_fields <> '[]' THEN '{"refused":"correct_keyed_twice"}'
               WHEN its_state <> 'open' AND (its_state <> 'locked' OR the_undoes IS NOT NULL)
               THEN JSON_REMOVE(JSON_REPLACE(lock_lost(the_item), '$.refused', 'correct_not_open'),
                                                              '$.item')
               WHEN q.other_hands AND did_before THEN '{"refused":"correct_other_hands"}'
               WHEN NOT is_same_value(JSON_EXTRACT(its_record, its_path), the_was)
               THEN JSON_OBJECT('refused', 'correct_other_value', 'field', the_field)
               WHEN NOT its_changes <=> the_seen THEN '{"refused":"correct_changed"}'
               ELSE COALESCE(record_refused(the_item, corrected, q.fields, q.required_fields, q.largest_record,
                                            q.largest_field, 0),
                             beside_refused(the_search, NULL, q.largest_record)) END
    INTO answer FROM queue_all AS q WHERE q.id = its_queue;
    IF answer IS NULL AND its_state = 'locked' THEN
        SET answer = proposing_refused(the_item, me, its_path, the_becomes);
    END IF;
    IF answer IS NOT NULL THEN
        LEAVE correcting;
    END IF;
    IF its_state = 'locked' THEN
        CALL propose_corrected(the_item, its_queue, me, the_field, the_becomes, the_correction, the_workstation, moment);
        SET answer = 'proposed';
        LEAVE correcting;
    END IF;
    CALL change_kept(the_item, me, corrected, the_search, the_workstation, moment, digests);
    SET by_delivery = corrected_by_delivery(the_item, me, its_import, the_import, the_undoes);
    INSERT INTO event_all (queue_id, item_id, at, kind, user, workstation, detail)
    VALUES (its_queue, the_item, moment, 'corrected', me, the_workstation,
            CONCAT('{"correction":"', the_correction, '","digest":"', digests, '","field":', JSON_QUOTE(the_field),
                   IF(by_delivery IS NULL, '', CONCAT(',"import":', by_delivery)),
                   IF(the_undoes IS NULL, '', CONCAT(',"undoes":"', the_undoes, '"')), '}'));
END

-- name: corrected_by_delivery
-- The delivery that brought the item and corrects it itself, or did what is taken back now; NULL: a person corrects.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION corrected_by_delivery(
    the_item BIGINT, me EXACT_NAME(255), its_import BIGINT, the_import BIGINT, the_undoes EXACT_CODE(36))
RETURNS BIGINT
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
RETURN (
    SELECT p.id FROM import_all AS p
    WHERE p.id = its_import
      AND (p.id = the_import AND p.user = me
           OR EXISTS (SELECT 1 FROM event_all AS e
                      WHERE e.item_id = the_item AND e.kind = 'corrected'
                        AND JSON_VALUE(e.detail, '$.correction') = the_undoes
                        AND JSON_VALUE(e.detail, '$.import') = p.id)))

-- name: proposing_refused
-- What is proposed already stays as it is, under the name of whoever proposed it. NULL: the value may be proposed.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION proposing_refused(
    the_item BIGINT, me EXACT_NAME(255), its_path EXACT_TEXT, the_becomes EXACT_TEXT)
RETURNS EXACT_TEXT
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
RETURN (
    SELECT JSON_REMOVE(JSON_REPLACE(lock_lost(the_item), '$.refused',
                                    IF(is_same_value(JSON_EXTRACT(p.content, its_path), the_becomes),
                                       'correct_proposed_already', 'correct_proposed_otherwise')), '$.item')
    FROM proposal_all AS p
    WHERE p.item_id = the_item AND p.content <> '{}'
      AND (JSON_CONTAINS_PATH(p.content, 'one', its_path) OR p.user <> me OR p.given_by = ''))

-- name: propose_corrected
-- Proposes the value to whoever holds the item; what else is proposed there stays.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE propose_corrected(
    IN the_item BIGINT, IN its_queue BIGINT, IN me EXACT_NAME(255), IN the_field EXACT_TEXT, IN the_becomes EXACT_TEXT,
    IN the_correction EXACT_CODE(36), IN the_workstation EXACT_NAME(255), IN moment DATETIME(3))
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE its_path EXACT_TEXT DEFAULT CONCAT('$.', JSON_QUOTE(the_field));
    INSERT INTO proposal_all (item_id, user, content, typed_at, given_by)
    VALUES (the_item, me, JSON_SET('{}', its_path, JSON_EXTRACT(the_becomes, '$')), moment, me)
    ON DUPLICATE KEY UPDATE user = IF(content = '{}', VALUES(user), user),
                            given_by = IF(content = '{}', VALUES(given_by), given_by),
                            typed_at = IF(content = '{}', VALUES(typed_at), typed_at),
                            content = JSON_COMPACT(JSON_SET(content, its_path, JSON_EXTRACT(the_becomes, '$')));
    INSERT INTO event_all (queue_id, item_id, at, kind, user, workstation, detail)
    VALUES (its_queue, the_item, moment, 'proposed', me, the_workstation,
            CONCAT('{"correction":"', the_correction, '","field":', JSON_QUOTE(the_field), '}'));
END

-- name: withdraw_corrected
-- Takes back what the correction that is undone proposed, while it is offered still: what another one or somebody else
-- proposed since, the same value or not, stays. it_was: the word proposed, if there was something.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE withdraw_corrected(
    IN the_item BIGINT, IN its_queue BIGINT, IN me EXACT_NAME(255), IN the_field EXACT_TEXT, IN the_was EXACT_TEXT,
    IN the_correction EXACT_CODE(36), IN the_undoes EXACT_CODE(36), IN the_workstation EXACT_NAME(255), OUT it_was EXACT_WORD(16))
MODIFIES SQL DATA SQL SECURITY INVOKER
withdrawing: BEGIN
    DECLARE its_path EXACT_TEXT DEFAULT CONCAT('$.', JSON_QUOTE(the_field));
    DECLARE its_content EXACT_TEXT;
    SELECT MAX(p.content) INTO its_content FROM proposal_all AS p
    WHERE p.item_id = the_item AND p.given_by <> ''
      AND EXISTS (SELECT 1 FROM event_all AS e
                  WHERE e.user = p.user AND JSON_VALUE(e.detail, '$.correction') = the_undoes
                    AND e.id = (SELECT MAX(l.id) FROM event_all AS l
                                WHERE l.item_id = the_item AND l.kind = 'proposed'
                                  AND JSON_VALUE(l.detail, '$.field') = the_field
                                  AND JSON_VALUE(l.detail, '$.undoes') IS NULL))
    FOR UPDATE;
    SET it_was = NULL;
    IF NOT COALESCE(is_same_value(JSON_EXTRACT(its_content, its_path), the_was), 0) THEN
        LEAVE withdrawing;
    END IF;
    UPDATE proposal_all SET content = JSON_REMOVE(content, its_path) WHERE item_id = the_item;
    INSERT INTO event_all (queue_id, item_id, at, kind, user, workstation, detail)
    VALUES (its_queue, the_item, UTC_TIMESTAMP(3), 'proposed', me, the_workstation,
            CONCAT('{"correction":"', the_correction, '","field":', JSON_QUOTE(the_field), ',"undoes":"', the_undoes, '"}'));
    SET it_was = 'proposed';
END

-- name: correct_items
-- Puts in items that wait one value in the place of another in a field, for each its own; to whoever holds an item it is
-- proposed. Each where neither can be is told, and stays. All of them belong to one bulk correction; the_undoes: the one that
-- it takes back, with what it proposed. the_import: the delivery that corrects its own records as they come in; 0: a person
-- does. What is sent again under it changes nothing.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION correct_items(
    the_correction EXACT_CODE(36), the_undoes EXACT_CODE(36), the_field EXACT_TEXT, the_items EXACT_TEXT,
    the_import BIGINT, the_workstation EXACT_NAME(255))
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer, its_search, it_was, it_becomes EXACT_TEXT;
    DECLARE done, proposed, not_done EXACT_TEXT DEFAULT '';
    DECLARE at_end INTEGER DEFAULT 0;
    DECLARE one, its_seen BIGINT;
    DECLARE wanted CURSOR FOR
        SELECT t.item, t.seen, t.was, t.becomes, t.search
        FROM JSON_TABLE(the_items, '$[*]' COLUMNS (
            item BIGINT PATH '$.item', seen BIGINT PATH '$.seen', was JSON PATH '$.was', becomes JSON PATH '$.becomes',
            search EXACT_TEXT PATH '$.search')) AS t
        ORDER BY t.item;
    DECLARE CONTINUE HANDLER FOR NOT FOUND SET at_end = 1;
    CALL who_calls('correct_items', me, answer);
    SET answer = COALESCE(answer, operation_refused(the_correction, the_workstation),
                          IF(the_field <> '', NULL, '{"refused":"value_odd","what":"field"}'));
    CALL too_many_supervised(me, the_items, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    SET at_end = 0;
    OPEN wanted;
    FETCH wanted INTO one, its_seen, it_was, it_becomes, its_search;
    WHILE NOT at_end DO
        CALL correct_one(one, me, its_seen, its_search, the_field, it_was, it_becomes, the_correction, the_undoes,
                         the_import, the_workstation, answer);
        IF answer = 'proposed' THEN
            SET proposed = CONCAT(proposed, IF(proposed = '', '', ','), one);
        ELSEIF answer IS NULL THEN
            SET done = CONCAT(done, IF(done = '', '', ','), one);
        ELSE
            SET not_done = CONCAT(not_done, IF(not_done = '', '', ','), '{"item":', one, ',', SUBSTR(answer, 2));
        END IF;
        SET at_end = 0;
        FETCH wanted INTO one, its_seen, it_was, it_becomes, its_search;
    END WHILE;
    CLOSE wanted;
    RETURN CONCAT('{"done":[', done, '],"proposed":[', proposed, '],"not_done":[', not_done, ']}');
END
