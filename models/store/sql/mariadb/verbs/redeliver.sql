-- name: redeliver
-- What an accepted import says of items that were there before, up to so many of them; how many there were.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE redeliver(
    IN the_import BIGINT, IN most BIGINT, IN moment DATETIME(3), OUT done BIGINT)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE one BIGINT;
    DECLARE importer, station EXACT_NAME(255);
    DECLARE theirs, source EXACT_TEXT;
    DECLARE its_outcome EXACT_WORD(64);
    SET done = 0;
    SELECT p.user_name, p.workstation, p.source INTO importer, station, source FROM import_all AS p WHERE p.id = the_import;
    redelivering: WHILE done < most DO
        SET one = (SELECT MIN(r.item_id) FROM redelivered_all AS r WHERE r.import_id = the_import AND r.outcome = 'waiting');
        IF one IS NULL THEN
            LEAVE redelivering;
        END IF;
        SELECT r.record INTO theirs FROM redelivered_all AS r WHERE r.import_id = the_import AND r.item_id = one FOR UPDATE;
        CALL redeliver_one(the_import, source, importer, station, one, theirs, moment, its_outcome);
        UPDATE redelivered_all SET outcome = its_outcome, record = NULL WHERE import_id = the_import AND item_id = one;
        SET done = done + 1;
    END WHILE;
END

-- name: redeliver_one
-- Field by field: what the file says otherwise than the delivery before, and nobody has changed, is taken where the item
-- waits; what somebody has changed, holds or has finished is proposed to whoever has it next. Nothing of a record that is
-- keyed twice is shown.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE redeliver_one(
    IN the_import BIGINT, IN the_source EXACT_TEXT, IN importer EXACT_NAME(255), IN station EXACT_NAME(255),
    IN the_item BIGINT, IN theirs EXACT_TEXT, IN moment DATETIME(3), OUT its_outcome EXACT_WORD(64))
MODIFIES SQL DATA SQL SECURITY INVOKER
redelivering: BEGIN
    DECLARE its_state, its_seal EXACT_WORD(64);
    DECLARE its_queue BIGINT;
    DECLARE known, ours, merged, news, asked, digests, refusal EXACT_TEXT;
    DECLARE is_recalled INTEGER DEFAULT 0;
    SELECT i.state, i.queue_id INTO its_state, its_queue FROM item_all AS i WHERE i.id = the_item FOR UPDATE;
    SELECT COALESCE(d.record, r.imported), COALESCE(r.current, r.imported),
           IF(r.sealed OR q.blind_fields <> '[]' OR stands_in_table(its_queue), 'sealed', ''),
           COALESCE(its_state = 'dismissed' AND d.recalled_at = r.finished_at, 0)
    INTO known, ours, its_seal, is_recalled
    FROM record_all AS r
    JOIN queue_all AS q ON q.id = its_queue
    LEFT JOIN delivered_all AS d ON d.item_id = r.item_id
    WHERE r.item_id = the_item FOR UPDATE;
    CALL compare_delivered(theirs, known, ours, news, asked, merged);
    SET its_outcome = 'same';
    IF is_recalled THEN
        CALL reopen_one(the_item, importer, CONCAT('{"import":', the_import, ',"reason":', JSON_QUOTE(the_source), '}'), NULL,
                        station, moment, refusal);
        IF refusal IS NOT NULL THEN
            SET its_outcome = 'refused';
            LEAVE redelivering;
        END IF;
        SET its_state = 'open', its_outcome = 'again';
    END IF;
    IF its_seal <> '' THEN
        SET its_outcome = IF(its_outcome = 'again' OR (news = '{}' AND asked = '{}'), its_outcome, 'refused');
        LEAVE redelivering;
    END IF;
    SELECT record_refusal(the_item, merged, q.fields, q.required_fields, q.largest_record, q.largest_field, 0)
    INTO refusal FROM queue_all AS q WHERE q.id = its_queue;
    IF its_state <> 'open' OR refusal IS NOT NULL THEN
        SET asked = JSON_MERGE_PATCH(asked, news);
    ELSEIF news <> '{}' THEN
        CALL change_kept(the_item, importer, merged, search_text('', merged), station, moment, digests);
        INSERT INTO event_all (queue_id, item_id, at, kind, user_name, workstation, detail)
        VALUES (its_queue, the_item, moment, 'updated', importer, station,
                CONCAT('{"digest":"', digests, '","fields":', JSON_KEYS(news), ',"import":', the_import, '}'));
        SET its_outcome = IF(its_outcome = 'again', its_outcome, 'updated');
    END IF;
    INSERT INTO delivered_all (item_id, import_id, record) VALUES (the_item, the_import, JSON_MERGE_PATCH(known, theirs))
    ON DUPLICATE KEY UPDATE import_id = VALUES(import_id), record = VALUES(record), recalled_at = NULL;
    CALL propose_delivered(the_item, importer, JSON_MERGE_PATCH('{}', asked), moment, its_outcome);
END

-- name: propose_delivered
-- A removed value is not proposed: JSON_MERGE_PATCH has left it out.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE propose_delivered(
    IN the_item BIGINT, IN importer EXACT_NAME(255), IN asked EXACT_TEXT, IN moment DATETIME(3),
    INOUT its_outcome EXACT_WORD(64))
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    IF asked <> '{}' THEN
        INSERT INTO proposal_all (item_id, user_name, content, typed_at, given_by)
        VALUES (the_item, importer, asked, moment, '')
        ON DUPLICATE KEY UPDATE content = JSON_MERGE_PATCH(VALUES(content), content);
        SET its_outcome = 'proposed';
    END IF;
END

-- name: compare_delivered
-- What a file says otherwise than the delivery before and than the record now: news, where the record is as it was
-- delivered; asked, where somebody has changed it. merged is the record with the news.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE compare_delivered(
    IN theirs EXACT_TEXT, IN known EXACT_TEXT, IN ours EXACT_TEXT, OUT news EXACT_TEXT, OUT asked EXACT_TEXT,
    OUT merged EXACT_TEXT)
NO SQL SQL SECURITY INVOKER
BEGIN
    DECLARE names EXACT_TEXT DEFAULT JSON_KEYS(theirs);
    DECLARE its_name, its_value, its_path EXACT_TEXT;
    DECLARE place INTEGER DEFAULT 0;
    SET news = '{}', asked = '{}';
    WHILE place < JSON_LENGTH(names) DO
        SET its_name = JSON_QUOTE(JSON_VALUE(names, CONCAT('$[', place, ']')));
        SET its_path = CONCAT('$.', its_name);
        SET its_value = JSON_EXTRACT(theirs, its_path);
        IF NOT is_same_or_none(its_value, JSON_EXTRACT(known, its_path))
           AND NOT is_same_or_none(its_value, JSON_EXTRACT(ours, its_path)) THEN
            IF is_same_or_none(JSON_EXTRACT(ours, its_path), JSON_EXTRACT(known, its_path)) THEN
                SET news = CONCAT(SUBSTR(news, 1, CHAR_LENGTH(news) - 1), IF(news = '{}', '', ','), its_name, ':', its_value, '}');
            ELSE
                SET asked = CONCAT(SUBSTR(asked, 1, CHAR_LENGTH(asked) - 1), IF(asked = '{}', '', ','), its_name, ':', its_value, '}');
            END IF;
        END IF;
        SET place = place + 1;
    END WHILE;
    SET merged = JSON_MERGE_PATCH(ours, news);
END

-- name: is_same_or_none
-- Whether two values of a field are the same; none is the same as null.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION is_same_or_none(one EXACT_TEXT, other EXACT_TEXT)
RETURNS INTEGER
DETERMINISTIC NO SQL SQL SECURITY INVOKER
RETURN CASE WHEN COALESCE(one, 'null') = 'null' OR COALESCE(other, 'null') = 'null'
            THEN COALESCE(one, 'null') = COALESCE(other, 'null') ELSE is_same_value(one, other) END
