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
    SELECT p.user, p.workstation, p.source INTO importer, station, source FROM import_all AS p WHERE p.id = the_import;
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
    DECLARE known, ours, merged, said, news, asked, digests, refusal, its_base EXACT_TEXT;
    DECLARE taken EXACT_TEXT DEFAULT '{}';
    DECLARE is_recalled, is_step INTEGER DEFAULT 0;
    SELECT i.state, i.queue_id, i.from_item_id IS NOT NULL INTO its_state, its_queue, is_step FROM item_all AS i WHERE i.id = the_item FOR UPDATE;
    SELECT COALESCE(d.record, r.imported), COALESCE(r.current, r.imported),
           IF(r.sealed OR q.blind_fields <> '[]' OR stands_in_table(its_queue), 'sealed', ''),
           COALESCE(its_state = 'dismissed' AND d.recalled_at = r.finished_at, 0), d.worked_from
    INTO known, ours, its_seal, is_recalled, its_base
    FROM record_all AS r
    JOIN queue_all AS q ON q.id = its_queue
    LEFT JOIN delivered_all AS d ON d.item_id = r.item_id
    WHERE r.item_id = the_item FOR UPDATE;
    CALL compare_delivered(theirs, known, ours, said, news, asked);
    SET merged = with_values(ours, news);
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
        SET its_outcome = IF(its_outcome = 'again' OR said = '{}', its_outcome, 'refused');
        LEAVE redelivering;
    END IF;
    SELECT record_refused(the_item, merged, q.fields, q.required_fields, q.largest_record, q.largest_field, 0)
    INTO refusal FROM queue_all AS q WHERE q.id = its_queue;
    IF its_state <> 'open' OR is_step OR refusal IS NOT NULL THEN
        SET asked = with_values(asked, news);
    ELSEIF news <> '{}' THEN
        SET taken = news;
        CALL change_kept(the_item, importer, merged, search_text('', merged), station, moment, digests);
        INSERT INTO event_all (queue_id, item_id, at, kind, user, workstation, detail)
        VALUES (its_queue, the_item, moment, 'updated', importer, station,
                CONCAT('{"digest":"', digests, '","fields":', JSON_KEYS(news), ',"import":', the_import, '}'));
        SET its_outcome = IF(its_outcome = 'again', its_outcome, 'updated');
    END IF;
    IF its_base IS NOT NULL OR asked <> '{}' OR news <> taken THEN
        SET its_base = with_values(COALESCE(its_base, known), taken);
    END IF;
    INSERT INTO delivered_all (item_id, import_id, record, worked_from)
    VALUES (the_item, the_import, with_values(known, theirs), its_base)
    ON DUPLICATE KEY UPDATE import_id = VALUES(import_id), record = VALUES(record), recalled_at = NULL,
                            worked_from = VALUES(worked_from);
    CALL propose_delivered(the_item, importer, said, with_values('{}', asked), moment, its_outcome);
END

-- name: propose_delivered
-- What a file says anew takes the place of what an earlier one proposed; what a person typed stays.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE propose_delivered(
    IN the_item BIGINT, IN importer EXACT_NAME(255), IN said EXACT_TEXT, IN asked EXACT_TEXT, IN moment DATETIME(3),
    INOUT its_outcome EXACT_WORD(64))
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE its_content, giver EXACT_TEXT;
    SELECT p.content, p.given_by INTO its_content, giver FROM proposal_all AS p WHERE p.item_id = the_item FOR UPDATE;
    SET its_content = CASE WHEN giver = '' THEN with_values(without_names(its_content, said), asked)
                           WHEN giver <> '' THEN with_values(asked, its_content) ELSE asked END;
    IF its_content = '{}' THEN
        DELETE FROM proposal_all WHERE item_id = the_item;
    ELSE
        INSERT INTO proposal_all (item_id, user, content, typed_at, given_by)
        VALUES (the_item, importer, its_content, moment, '')
        ON DUPLICATE KEY UPDATE content = VALUES(content), typed_at = IF(asked = '{}' OR given_by <> '', typed_at, moment);
    END IF;
    SET its_outcome = IF(asked = '{}', its_outcome, 'proposed');
END

-- name: compare_delivered
-- What a file says otherwise than the delivery before (said), and of that what the record does not have: news, where the
-- record is as it was delivered; asked, where somebody has changed it.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE compare_delivered(
    IN theirs EXACT_TEXT, IN known EXACT_TEXT, IN ours EXACT_TEXT, OUT said EXACT_TEXT, OUT news EXACT_TEXT,
    OUT asked EXACT_TEXT)
NO SQL SQL SECURITY INVOKER
BEGIN
    DECLARE names EXACT_TEXT DEFAULT JSON_KEYS(theirs);
    DECLARE its_value, its_path EXACT_TEXT;
    DECLARE place INTEGER DEFAULT 0;
    SET said = '{}', news = '{}', asked = '{}';
    WHILE place < JSON_LENGTH(names) DO
        SET its_path = CONCAT('$.', JSON_QUOTE(JSON_VALUE(names, CONCAT('$[', place, ']'))));
        SET its_value = JSON_EXTRACT(theirs, its_path);
        IF NOT is_same_or_none(its_value, JSON_EXTRACT(known, its_path)) THEN
            SET said = JSON_SET(said, its_path, JSON_EXTRACT(its_value, '$'));
            IF is_same_or_none(JSON_EXTRACT(ours, its_path), JSON_EXTRACT(known, its_path)) THEN
                SET news = JSON_SET(news, its_path, JSON_EXTRACT(its_value, '$'));
            ELSEIF NOT is_same_or_none(its_value, JSON_EXTRACT(ours, its_path)) THEN
                SET asked = JSON_SET(asked, its_path, JSON_EXTRACT(its_value, '$'));
            END IF;
        END IF;
        SET place = place + 1;
    END WHILE;
END

-- name: with_values
-- A record with these values in place of its own; null: without them. Not JSON_MERGE_PATCH, which mixes a value that is an
-- object with the one before.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION with_values(its_record EXACT_TEXT, its_values EXACT_TEXT)
RETURNS EXACT_TEXT
DETERMINISTIC NO SQL SQL SECURITY INVOKER
BEGIN
    DECLARE names EXACT_TEXT DEFAULT JSON_KEYS(its_values);
    DECLARE its_path EXACT_TEXT;
    DECLARE place INTEGER DEFAULT 0;
    WHILE place < JSON_LENGTH(names) DO
        SET its_path = CONCAT('$.', JSON_QUOTE(JSON_VALUE(names, CONCAT('$[', place, ']'))));
        SET its_record = IF(JSON_TYPE(JSON_EXTRACT(its_values, its_path)) = 'NULL', JSON_REMOVE(its_record, its_path),
                            JSON_SET(its_record, its_path, JSON_EXTRACT(its_values, its_path)));
        SET place = place + 1;
    END WHILE;
    RETURN JSON_COMPACT(its_record);
END

-- name: without_names
-- A record without the fields that another one has.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION without_names(its_record EXACT_TEXT, other EXACT_TEXT)
RETURNS EXACT_TEXT
DETERMINISTIC NO SQL SQL SECURITY INVOKER
BEGIN
    DECLARE names EXACT_TEXT DEFAULT JSON_KEYS(other);
    DECLARE place INTEGER DEFAULT 0;
    WHILE place < JSON_LENGTH(names) DO
        SET its_record = JSON_REMOVE(its_record, CONCAT('$.', JSON_QUOTE(JSON_VALUE(names, CONCAT('$[', place, ']')))));
        SET place = place + 1;
    END WHILE;
    RETURN JSON_COMPACT(its_record);
END

-- name: is_same_or_none
-- Whether two values of a field are the same; none is the same as null.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION is_same_or_none(one EXACT_TEXT, other EXACT_TEXT)
RETURNS INTEGER
DETERMINISTIC NO SQL SQL SECURITY INVOKER
RETURN CASE WHEN COALESCE(one, 'null') = 'null' OR COALESCE(other, 'null') = 'null'
            THEN COALESCE(one, 'null') = COALESCE(other, 'null') ELSE is_same_value(one, other) END
