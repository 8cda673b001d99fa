CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION reopen(the_item BIGINT, the_workstation VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin)
RETURNS LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY DEFINER
BEGIN
    DECLARE me VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin;
    DECLARE answer LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
    DECLARE its_state VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin;
    DECLARE its_queue, its_turn BIGINT;
    CALL who_calls('reopen', me, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    SELECT i.state, i.queue_id, -i.priority INTO its_state, its_queue, its_turn FROM item_all AS i
    WHERE i.id = the_item AND i.state <> 'staged' FOR UPDATE;
    IF its_queue IS NULL THEN
        RETURN no_such_item(the_item);
    ELSEIF stands_in_table(its_queue) THEN
        RETURN '{"refused":"adopted"}';
    END IF;
    IF is_at_work_elsewhere(the_item) THEN
        RETURN '{"refused":"another_step_at_work"}';
    END IF;
    IF its_state NOT IN ('done', 'failed', 'dismissed') THEN
        RETURN JSON_OBJECT('refused', 'not_finished');
    END IF;
    UPDATE item_all
    SET state = 'open', due_at = line_or_front(its_queue, its_turn, the_item), turn = its_turn,
        sent_back_by = NULL, sent_back_reason = NULL, is_sent_back = NULL,
        attempts = 0, changes = changes + 1
    WHERE id = the_item;
    UPDATE record_all SET error = NULL, finished_by = NULL, finished_at = NULL WHERE item_id = the_item;
    INSERT INTO event_all (queue_id, item_id, at, kind, user_name, workstation)
    VALUES (its_queue, the_item, UTC_TIMESTAMP(3), 'reopened', me, the_workstation);
    RETURN '{}';
END
