-- The item of the step before opens again, with the record as it is there, unless somebody has opened it already. It
-- waits until the sending back can no longer be taken back.
-- The aliases are those of other routines: each of its own would be one more table for every function to open.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE step_back(
    IN the_item BIGINT, IN the_before BIGINT, IN me EXACT_NAME(255), IN the_workstation EXACT_NAME(255),
    IN the_reason EXACT_TEXT, IN moment DATETIME(3))
MODIFIES SQL DATA SQL SECURITY INVOKER
going: BEGIN
    DECLARE its_state EXACT_WORD(64);
    DECLARE its_queue BIGINT;
    DECLARE was_sent INTEGER;
    SELECT i.state, i.queue_id, i.is_sent_back INTO its_state, its_queue, was_sent
    FROM item_all AS i WHERE i.id = the_before FOR UPDATE;
    UPDATE item_all AS i SET i.sent_back_by = me, i.sent_back_reason = the_reason, i."change" = i."change" + 1
    WHERE i.id = the_before;
    IF its_state <> 'done' OR was_sent = 1 THEN
        LEAVE going;
    END IF;
    UPDATE item_all AS i SET i.state = 'open', i.available_at = moment + INTERVAL 10 SECOND
    WHERE i.id = the_before;
    SET @intray_opened = CONCAT_WS(',', @intray_opened, the_before); -- for adopted_call
    CALL keep_earlier_record(the_before);
    UPDATE record_all AS r SET r.error = NULL, r.finished_by = NULL, r.finished_at = NULL WHERE r.item_id = the_before;
    INSERT INTO event_all (queue_id, item_id, at, kind, user, workstation, detail)
    VALUES (its_queue, the_before, moment, 'reopened', me, the_workstation,
            CONCAT('{"from_item":', the_item, ',"reason":', JSON_QUOTE(the_reason), ',"by":', JSON_QUOTE(me), '}'));
END
