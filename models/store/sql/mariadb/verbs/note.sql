-- name: note
-- Adds a note to an item, in its history: everybody who works on the queue may, whoever holds it. Sent again it adds
-- nothing.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION note(
    the_item BIGINT, the_note EXACT_TEXT, the_operation EXACT_CODE(36), the_workstation EXACT_NAME(255))
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer EXACT_TEXT;
    CALL who_calls('note', me, answer);
    IF answer IS NULL THEN
        CALL add_note(the_item, me, the_note, the_operation, the_workstation, '', answer);
    END IF;
    RETURN answer;
END

-- name: add_note
-- A note with what else it says, as members of its detail; {}: it is there, else the refusal.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE add_note(
    IN the_item BIGINT, IN me EXACT_NAME(255), IN the_note EXACT_TEXT, IN the_operation EXACT_CODE(36),
    IN the_workstation EXACT_NAME(255), IN besides EXACT_TEXT, OUT answer EXACT_TEXT)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE its_queue, so_many, own BIGINT;
    DECLARE is_there INTEGER DEFAULT 0;
    SET answer = CASE
        WHEN COALESCE(the_note, '') NOT RLIKE '[^\\h\\v]' THEN '{"refused":"note_missing"}'
        WHEN the_operation IS NULL OR the_workstation IS NULL THEN operation_refusal(the_operation, the_workstation)
        WHEN CHAR_LENGTH(the_note) > 10000 THEN '{"refused":"text_too_long","what":"note","most":10000}' END;
    IF answer IS NULL THEN
        SELECT i.queue_id INTO its_queue FROM item_all AS i
        WHERE i.id = the_item AND i.state <> 'staged' LOCK IN SHARE MODE;
        IF its_queue IS NULL OR NOT EXISTS (
            SELECT 1 FROM sight_all AS s
            WHERE s.queue_id = its_queue AND s.login = SESSION_LOGIN() AND s.sees_records = 1) THEN
            SET answer = no_such_item(the_item);
        END IF;
    END IF;
    CALL too_many(me, 'note', 2000, answer);
    IF answer IS NULL THEN
        -- One user alone never fills it for the others. Their allowance is locked before, so that two sessions count in turn.
        SELECT COUNT(*), COUNT(IF(n.user = me, 1, NULL)) INTO so_many, own
        FROM event_all AS n WHERE n.item_id = the_item AND n.kind = 'noted' LOCK IN SHARE MODE;
        SET answer = CASE WHEN own >= 100 THEN '{"refused":"too_many","what":"own_notes_of_item","most":100}'
                          WHEN so_many >= 1000 THEN '{"refused":"too_many","what":"notes_of_item","most":1000}' END;
    END IF;
    IF answer IS NULL THEN
        BEGIN
            DECLARE CONTINUE HANDLER FOR 1062 SET is_there = 1;
            INSERT INTO event_all (queue_id, item_id, at, kind, user, workstation, operation_id, detail)
            VALUES (its_queue, the_item, UTC_TIMESTAMP(3), 'noted', me, the_workstation, the_operation,
                    CONCAT('{"note":', JSON_QUOTE(the_note), besides, '}'));
        END;
        SET answer = IF(is_there AND NOT EXISTS (
            SELECT 1 FROM event_all AS e
            WHERE e.operation_id = the_operation AND e.kind = 'noted' AND e.item_id = the_item AND e.user = me
            LOCK IN SHARE MODE), '{"refused":"called_off"}', '{}');
    END IF;
END
