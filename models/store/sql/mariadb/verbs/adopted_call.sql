-- name: adopted_call
-- Every operation that touches adopted tables, in one transaction: the function that does it to Intray's own tables, and
-- then the same to the table. A procedure, because functions cannot run statements that are made from names.
-- A call that is killed leaves its transaction open, because no handler sees that. So it has a name that nobody knows,
-- and then nobody can end it with half of the work done: the session can only be closed, which takes everything back.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE adopted_call(
    IN the_verb EXACT_WORD(64), IN the_args EXACT_TEXT)
MODIFIES SQL DATA SQL SECURITY DEFINER
BEGIN
    DECLARE answer EXACT_TEXT;
    DECLARE was_finished, settles INTEGER DEFAULT 0;
    DECLARE its_id EXACT_CODE(32) DEFAULT HEX(RANDOM_BYTES(16));
    DECLARE EXIT HANDLER FOR SQLEXCEPTION
    BEGIN
        BEGIN
            DECLARE CONTINUE HANDLER FOR SQLEXCEPTION SET answer = NULL;
            CALL forget_row();
            EXECUTE IMMEDIATE CONCAT('XA END ''', its_id, '''');
            EXECUTE IMMEDIATE CONCAT('XA ROLLBACK ''', its_id, '''');
        END;
        RESIGNAL;
    END;
    EXECUTE IMMEDIATE CONCAT('XA START ''', its_id, '''');
    INSERT INTO adopted_call_all (connection_id) VALUES (CONNECTION_ID());
    SET @intray_opened = NULL, @intray_closed = NULL;
    IF the_verb IN ('take_back', 'reopen') THEN
        SET was_finished = COALESCE((
            SELECT CASE i.state WHEN 'done' THEN 2 WHEN 'open' THEN 0 WHEN 'locked' THEN 0
                                WHEN 'failed' THEN IF(JSON_VALUE(a.layout, '$.failed') <> '', 2, 1) ELSE 1 END
            FROM item_all AS i JOIN adopted_all AS a ON a.queue_id = i.queue_id
            WHERE i.id = JSON_VALUE(the_args, '$.item') FOR UPDATE), 0);
    END IF;
    SET answer = args_refused(the_verb, the_args);
    IF answer IS NULL THEN
        CALL do_adopted(the_verb, the_args, settles, answer);
    END IF;
    IF answer IS NOT NULL AND REFUSAL_IN(answer) IS NULL AND settles THEN
        CALL settle_adopted(the_verb, JSON_VALUE(the_args, '$.record'), JSON_VALUE(the_args, '$.lock'), was_finished,
                            JSON_VALUE(the_args, '$.item'), answer);
    END IF;
    IF REFUSAL_IN(answer) = 'lock_lost' AND JSON_VALUE(answer, '$.adopted') IS NULL
       AND JSON_VALUE(the_args, '$.item') > 0 THEN
        CALL tell_loss(JSON_VALUE(the_args, '$.item'), answer);
    END IF;
    IF answer IS NULL THEN
        SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'The call on an adopted table has no answer';
    END IF;
    CALL forget_row();
    DELETE FROM adopted_call_all WHERE connection_id = CONNECTION_ID();
    EXECUTE IMMEDIATE CONCAT('XA END ''', its_id, '''');
    EXECUTE IMMEDIATE CONCAT(
        'XA ', IF(REFUSAL_IN(answer) IS NULL, 'COMMIT', 'ROLLBACK'), ' ''', its_id, '''',
        IF(REFUSAL_IN(answer) IS NULL, ' ONE PHASE', ''));
    SELECT answer;
END

-- name: do_adopted
-- What the operation does to Intray's own tables. settles is 0 where it is done to the adopted table, too.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE do_adopted(
    IN the_verb EXACT_WORD(64), IN the_args EXACT_TEXT, OUT settles INTEGER, OUT answer EXACT_TEXT)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    SET settles = 1;
    CASE the_verb
        WHEN 'adopted_claim' THEN
            SET settles = 0;
            CALL adopted_claim(JSON_VALUE(the_args, '$.queues'), JSON_VALUE(the_args, '$.count'),
                               JSON_VALUE(the_args, '$.lock'), JSON_VALUE(the_args, '$.workstation'), answer);
        WHEN 'adopted_finish_and_take' THEN
            SET settles = 0;
            CALL adopted_finish_and_take(the_args, answer);
        WHEN 'adopted_add' THEN
            SET settles = 0;
            CALL adopted_add(JSON_VALUE(the_args, '$.queue'), JSON_VALUE(the_args, '$.after'),
                             JSON_VALUE(the_args, '$.record'), JSON_VALUE(the_args, '$.context'),
                             JSON_VALUE(the_args, '$.operation'), JSON_VALUE(the_args, '$.workstation'), answer);
        WHEN 'adopted_page' THEN
            SET settles = 0;
            CALL adopted_page(the_args, answer);
        WHEN 'adopted_look' THEN
            SET settles = 0;
            CALL adopted_look(JSON_VALUE(the_args, '$.workstation'), answer);
        WHEN 'adopted_differences' THEN
            SET settles = 0;
            CALL adopted_differences(JSON_VALUE(the_args, '$.queue'), JSON_VALUE(the_args, '$.item'), answer);
        WHEN 'adopted_loss' THEN
            SET settles = 0;
            CALL adopted_loss(JSON_VALUE(the_args, '$.lock'), JSON_VALUE(the_args, '$.workstation'), answer);
        WHEN 'claim_items' THEN
            CALL note_picked_locks(JSON_VALUE(the_args, '$.items'), JSON_VALUE(the_args, '$.workstation'));
            SET answer = claim_items(JSON_VALUE(the_args, '$.items'), JSON_VALUE(the_args, '$.lock'), JSON_VALUE(the_args, '$.workstation'));
        WHEN 'extend' THEN
            SET answer = extend(JSON_VALUE(the_args, '$.item'), JSON_VALUE(the_args, '$.lock'));
        WHEN 'save_draft' THEN
            SET settles = 0;
            SET answer = save_draft(JSON_VALUE(the_args, '$.item'), JSON_VALUE(the_args, '$.lock'),
                JSON_VALUE(the_args, '$.revision'), JSON_VALUE(the_args, '$.content'));
        WHEN 'finish' THEN
            SET answer = finish(JSON_VALUE(the_args, '$.item'), JSON_VALUE(the_args, '$.lock'),
                JSON_VALUE(the_args, '$.kind'), JSON_VALUE(the_args, '$.operation'), JSON_VALUE(the_args, '$.record'),
                JSON_VALUE(the_args, '$.search'), JSON_VALUE(the_args, '$.after'), JSON_VALUE(the_args, '$.reason'),
                JSON_VALUE(the_args, '$.workstation'));
        WHEN 'complete_with_result' THEN
            SET answer = complete_with_result(JSON_VALUE(the_args, '$.item'), JSON_VALUE(the_args, '$.lock'),
                JSON_VALUE(the_args, '$.operation'), JSON_VALUE(the_args, '$.record'), JSON_VALUE(the_args, '$.search'),
                JSON_VALUE(the_args, '$.result'), JSON_VALUE(the_args, '$.workstation'));
        WHEN 'finish_and_take_next' THEN
            SET answer = finish_and_take_with_care(JSON_VALUE(the_args, '$.item'), JSON_VALUE(the_args, '$.lock'),
                JSON_VALUE(the_args, '$.kind'), JSON_VALUE(the_args, '$.operation'), JSON_VALUE(the_args, '$.record'),
                JSON_VALUE(the_args, '$.search'), JSON_VALUE(the_args, '$.after'), JSON_VALUE(the_args, '$.reason'),
                JSON_VALUE(the_args, '$.workstation'), JSON_VALUE(the_args, '$.queues'),
                JSON_VALUE(the_args, '$.next_lock'));
        WHEN 'finish_all' THEN
            SET answer = finish_all(JSON_VALUE(the_args, '$.lock'), JSON_VALUE(the_args, '$.kind'),
                JSON_VALUE(the_args, '$.operations'), JSON_VALUE(the_args, '$.after'),
                JSON_VALUE(the_args, '$.reason'), JSON_VALUE(the_args, '$.workstation'));
        WHEN 'release_locks' THEN
            SET answer = release_locks(JSON_VALUE(the_args, '$.locks'), JSON_VALUE(the_args, '$.reason'), JSON_VALUE(the_args, '$.workstation'));
        WHEN 'take_away' THEN
            SET answer = take_away(JSON_VALUE(the_args, '$.locks'), JSON_VALUE(the_args, '$.reason'), JSON_VALUE(the_args, '$.receiver'),
                JSON_VALUE(the_args, '$.drafts'), JSON_VALUE(the_args, '$.lock'), JSON_VALUE(the_args, '$.workstation'));
        WHEN 'sweep' THEN
            CALL sweep_adopted(JSON_VALUE(the_args, '$.workstation'), answer);
        WHEN 'reopen' THEN
            CALL who_calls('reopen', me, answer);
            SET answer = COALESCE(answer, reason_refused(JSON_VALUE(the_args, '$.reason')));
            IF answer IS NULL THEN
                CALL reopen_one(JSON_VALUE(the_args, '$.item'), me, reason_told(JSON_VALUE(the_args, '$.reason')), NULL,
                                JSON_VALUE(the_args, '$.workstation'), UTC_TIMESTAMP(3), answer);
                SET answer = COALESCE(answer, '{}');
            END IF;
        WHEN 'take_back' THEN
            SET answer = take_back(JSON_VALUE(the_args, '$.item'), JSON_VALUE(the_args, '$.operation'),
                JSON_VALUE(the_args, '$.lock'), JSON_VALUE(the_args, '$.workstation'));
    END CASE;
END

-- name: adopted_finish_and_take
-- Finishes an item of an adopted table, in the table too, and takes the next.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE adopted_finish_and_take(
    IN the_args EXACT_TEXT, OUT answer EXACT_TEXT)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE finished EXACT_TEXT;
    SET answer = finish(JSON_VALUE(the_args, '$.item'), JSON_VALUE(the_args, '$.lock'),
        JSON_VALUE(the_args, '$.kind'), JSON_VALUE(the_args, '$.operation'), JSON_VALUE(the_args, '$.record'),
        JSON_VALUE(the_args, '$.search'), JSON_VALUE(the_args, '$.after'), JSON_VALUE(the_args, '$.reason'),
        JSON_VALUE(the_args, '$.workstation'));
    IF REFUSAL_IN(answer) IS NULL THEN
        CALL settle_adopted('finish', JSON_VALUE(the_args, '$.record'), JSON_VALUE(the_args, '$.lock'), 0,
                            JSON_VALUE(the_args, '$.item'), answer);
    END IF;
    IF REFUSAL_IN(answer) IS NULL THEN
        SET finished = answer;
        CALL adopted_claim(JSON_VALUE(the_args, '$.queues'), 1, JSON_VALUE(the_args, '$.next_lock'),
                           JSON_VALUE(the_args, '$.workstation'), answer);
        IF REFUSAL_IN(answer) IS NULL THEN
            SET answer = CONCAT('{"finished":', finished, ',"next":', answer, '}');
        END IF;
    END IF;
END

-- name: sweep_adopted
-- Sweeps all queues but those whose table refuses to give a row back: each of them is found by trying, and holds up no
-- other.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE sweep_adopted(
    IN the_workstation EXACT_NAME(255), OUT answer EXACT_TEXT)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE is_refused INTEGER DEFAULT 1;
    DECLARE words EXACT_TEXT;
    SET @intray_refusing = NULL;
    WHILE is_refused DO
        SET is_refused = 0;
        SAVEPOINT before_sweep;
        BEGIN
            DECLARE EXIT HANDLER FOR SQLSTATE '45000'
            BEGIN
                GET DIAGNOSTICS CONDITION 1 words = MESSAGE_TEXT;
                IF COALESCE(REFUSAL_IN(words), '') NOT IN ('table_refused', 'table_changed')
                   OR FIND_IN_SET(@intray_settling, COALESCE(@intray_refusing, '')) THEN
                    RESIGNAL;
                END IF;
                SET is_refused = 1;
            END;
            SET answer = sweep(the_workstation);
            IF REFUSAL_IN(answer) IS NULL THEN
                CALL settle_adopted('sweep', NULL, NULL, 0, NULL, answer);
            END IF;
        END;
        IF is_refused THEN
            ROLLBACK TO SAVEPOINT before_sweep;
            SET @intray_refusing = CONCAT_WS(',', @intray_refusing, @intray_settling);
        END IF;
    END WHILE;
    SET @intray_refusing = NULL;
END
