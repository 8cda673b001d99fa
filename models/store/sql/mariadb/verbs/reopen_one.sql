-- name: reopen_one
-- Opens one finished item again. NULL: done; else the refusal, and nothing has changed.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE reopen_one(
    IN the_item BIGINT, IN me EXACT_NAME(255), IN told EXACT_TEXT, IN the_operation EXACT_CODE(36),
    IN the_workstation EXACT_NAME(255), IN moment DATETIME(3), OUT answer EXACT_TEXT)
MODIFIES SQL DATA SQL SECURITY INVOKER
reopening: BEGIN
    DECLARE its_state EXACT_WORD(64);
    DECLARE its_queue, its_rank BIGINT;
    DECLARE asker EXACT_NAME(255);
    SET answer = NULL;
    SELECT i.state, i.queue_id, i."rank" INTO its_state, its_queue, its_rank FROM item_all AS i
    WHERE i.id = the_item AND i.state <> 'staged' FOR UPDATE;
    IF its_queue IS NULL THEN
        SET answer = no_such_item(the_item);
        LEAVE reopening;
    ELSEIF stands_in_table(its_queue) THEN
        SET answer = '{"refused":"adopted"}';
        LEAVE reopening;
    END IF;
    IF is_at_work_elsewhere(the_item) THEN
        SET answer = '{"refused":"another_step_at_work"}';
        LEAVE reopening;
    END IF;
    IF its_state NOT IN ('done', 'failed', 'dismissed') THEN
        SET answer = '{"refused":"not_finished"}';
        LEAVE reopening;
    END IF;
    SET asker = asker_of(the_item);
    UPDATE item_all
    SET state = 'open', available_at = line, front = line IS NULL AND stands_in_front(its_queue, its_rank, the_item),
        sent_back_by = NULL, sent_back_reason = NULL, is_sent_back = NULL,
        attempts = 0, "change" = "change" + 1
    WHERE id = the_item;
    CALL keep_earlier_record(the_item);
    UPDATE record_all SET error = NULL, finished_by = NULL, finished_at = NULL WHERE item_id = the_item;
    INSERT INTO event_all (queue_id, item_id, at, kind, user, workstation, operation_id, detail)
    VALUES (its_queue, the_item, moment, 'reopened', me, the_workstation, the_operation, told);
    IF asker IS NOT NULL THEN
        CALL give_to_asker(the_item, asker, me, the_workstation);
    END IF;
END

-- name: reason_told
-- A reason as the history tells it.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION reason_told(the_reason EXACT_TEXT)
RETURNS EXACT_TEXT
DETERMINISTIC NO SQL SQL SECURITY INVOKER
RETURN IF(the_reason <> '', CONCAT('{"reason":', JSON_QUOTE(the_reason), '}'), NULL)
