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
-- Corrects one item. NULL: done, now or by the same correction before; else the refusal, and nothing has changed.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE correct_one(
    IN the_item BIGINT, IN me EXACT_NAME(255), IN the_seen BIGINT, IN the_search EXACT_TEXT, IN the_field EXACT_TEXT,
    IN the_was EXACT_TEXT, IN the_becomes EXACT_TEXT, IN the_correction EXACT_CODE(36), IN the_undoes EXACT_CODE(36),
    IN the_workstation EXACT_NAME(255), OUT answer EXACT_TEXT)
MODIFIES SQL DATA SQL SECURITY INVOKER
correcting: BEGIN
    DECLARE its_state, its_seal EXACT_WORD(64);
    DECLARE its_queue, its_changes BIGINT;
    DECLARE did_before, told_before_this INTEGER DEFAULT 0;
    DECLARE its_record, corrected, digests EXACT_TEXT;
    DECLARE its_path EXACT_TEXT DEFAULT CONCAT('$.', JSON_QUOTE(the_field));
    DECLARE moment DATETIME(3) DEFAULT UTC_TIMESTAMP(3);
    SET answer = NULL;
    SELECT i.state, i.queue_id, i.changes, COALESCE(me IN (i.not_for, i.nor_for), 0)
    INTO its_state, its_queue, its_changes, did_before
    FROM item_all AS i WHERE i.id = the_item AND i.state <> 'staged' FOR UPDATE;
    SET answer = not_seen(the_item, its_queue);
    IF answer IS NOT NULL THEN
        LEAVE correcting;
    END IF;
    SELECT COUNT(*) INTO told_before_this FROM event_all AS e
    WHERE e.item_id = the_item AND e.kind = 'corrected' AND JSON_VALUE(e.detail, '$.correction') = the_correction
    LOCK IN SHARE MODE;
    IF told_before_this > 0 THEN
        LEAVE correcting;
    END IF;
    SELECT COALESCE(r.current, r.imported), IF(r.sealed, 'sealed', '') INTO its_record, its_seal
    FROM record_all AS r WHERE r.item_id = the_item FOR UPDATE;
    SET corrected = JSON_COMPACT(JSON_SET(its_record, its_path, JSON_EXTRACT(the_becomes, '$')));
    SELECT CASE
               WHEN stands_in_table(its_queue) THEN '{"refused":"correct_in_table"}'
               WHEN its_seal <> '' OR q.blind_fields <> '[]' THEN '{"refused":"correct_keyed_twice"}'
               WHEN its_state <> 'open' THEN JSON_REMOVE(JSON_REPLACE(lock_lost_answer(the_item), '$.refused', 'correct_not_open'),
                                                              '$.item')
               WHEN q.other_hands AND did_before THEN '{"refused":"correct_other_hands"}'
               WHEN NOT is_same_value(JSON_EXTRACT(its_record, its_path), the_was)
               THEN JSON_OBJECT('refused', 'correct_other_value', 'field', the_field)
               WHEN NOT its_changes <=> the_seen THEN '{"refused":"correct_changed"}'
               ELSE COALESCE(record_refusal(the_item, corrected, q.fields, q.required_fields, q.largest_record,
                                            q.largest_field, 0),
                             beside_refusal(the_search, NULL, q.largest_record)) END
    INTO answer FROM queue_all AS q WHERE q.id = its_queue;
    IF answer IS NOT NULL THEN
        LEAVE correcting;
    END IF;
    CALL change_kept(the_item, me, corrected, the_search, the_workstation, moment, digests);
    INSERT INTO event_all (queue_id, item_id, at, kind, user_name, workstation, detail)
    VALUES (its_queue, the_item, moment, 'corrected', me, the_workstation,
            CONCAT('{"correction":"', the_correction, '","digest":"', digests, '","field":', JSON_QUOTE(the_field),
                   IF(the_undoes IS NULL, '', CONCAT(',"undoes":"', the_undoes, '"')), '}'));
END

-- name: correct_items
-- Puts one value in the place of another in a field of items that wait; each where that cannot be is told, and stays. All of
-- them belong to one bulk correction; the_undoes: the one that it takes back. What is sent again under it changes nothing.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION correct_items(
    the_correction EXACT_CODE(36), the_undoes EXACT_CODE(36), the_field EXACT_TEXT, the_was EXACT_TEXT,
    the_becomes EXACT_TEXT, the_items EXACT_TEXT, the_workstation EXACT_NAME(255))
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer, its_search EXACT_TEXT;
    DECLARE done, not_done EXACT_TEXT DEFAULT '';
    DECLARE at_end INTEGER DEFAULT 0;
    DECLARE one, its_seen BIGINT;
    DECLARE wanted CURSOR FOR
        SELECT t.item, t.seen, t.search
        FROM JSON_TABLE(the_items, '$[*]' COLUMNS (
            item BIGINT PATH '$.item', seen BIGINT PATH '$.seen', search EXACT_TEXT PATH '$.search')) AS t
        ORDER BY t.item;
    DECLARE CONTINUE HANDLER FOR NOT FOUND SET at_end = 1;
    CALL who_calls('correct_items', me, answer);
    SET answer = COALESCE(answer, operation_refusal(the_correction, the_workstation),
                          IF(COALESCE(the_field <> '' AND JSON_VALID(the_was) AND JSON_VALID(the_becomes)
                                      AND NOT is_same_value(the_was, the_becomes), 0),
                             NULL, '{"refused":"value_odd","what":"becomes"}'));
    CALL too_many_supervised(me, the_items, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    SET at_end = 0;
    OPEN wanted;
    FETCH wanted INTO one, its_seen, its_search;
    WHILE NOT at_end DO
        CALL correct_one(one, me, its_seen, its_search, the_field, the_was, the_becomes, the_correction, the_undoes,
                         the_workstation, answer);
        IF answer IS NULL THEN
            SET done = CONCAT(done, IF(done = '', '', ','), one);
        ELSE
            SET not_done = CONCAT(not_done, IF(not_done = '', '', ','), '{"item":', one, ',', SUBSTR(answer, 2));
        END IF;
        SET at_end = 0;
        FETCH wanted INTO one, its_seen, its_search;
    END WHILE;
    CLOSE wanted;
    RETURN CONCAT('{"done":[', done, '],"not_done":[', not_done, ']}');
END
