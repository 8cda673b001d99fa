-- name: take_adopted
-- Takes the first free rows of an adopted table, in the table first: a row that is taken there cannot be taken by anybody
-- else, whatever program they use. Looks further only while others are just taking all that was seen.
-- Rows that the table refuses to have locked are passed over, at most 20 of them.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE take_adopted(
    IN the_queue_id BIGINT, IN me EXACT_NAME(255), IN wanted INTEGER, IN the_lock EXACT_CODE(36),
    IN the_workstation EXACT_NAME(255), IN moment DATETIME(3), INOUT taken INTEGER, INOUT refused INTEGER)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE statement, age, candidates, candidate EXACT_TEXT;
    DECLARE place, changed, got, passed_over INTEGER DEFAULT 0;
    DECLARE most BIGINT DEFAULT wanted + 20;
    DECLARE one BIGINT;
    SELECT JSON_VALUE(a.statements, '$.candidates'), JSON_VALUE(a.statements, '$.age') INTO statement, age
    FROM adopted_all AS a WHERE a.queue_id = the_queue_id;
    IF age <> '' THEN
        SET @intray_minutes = NULL;
        CALL ask_table(CONCAT('SET @intray_minutes = (', age, ')'), NULL);
        UPDATE queue_all
        SET longest_hold_seconds = GREATEST(longest_hold_seconds, @intray_minutes * 60), lock_seconds = @intray_minutes * 60,
            "change" = "change" + 1
        WHERE id = the_queue_id AND @intray_minutes > 0 AND lock_seconds <> @intray_minutes * 60;
        IF ROW_COUNT() > 0 THEN
            CALL tell_rules('queue', 'followed', (SELECT q.name FROM queue_all AS q WHERE q.id = the_queue_id), '');
        END IF;
    END IF;
    CALL name_row(the_queue_id, '', me, the_lock, NULL);
    looking: LOOP
        SET @intray_rows = NULL, place = 0;
        CALL ask_table(CONCAT(
            'SELECT MAX(LENGTH(@intray_rows := CONCAT_WS('','', @intray_rows, JSON_QUOTE(c.k)))) INTO @intray_length FROM (',
            REPLACE(statement, '{limit}', most), ') AS c'), NULL);
        SET candidates = CONCAT('[', @intray_rows, ']');
        WHILE got < wanted AND passed_over < 20 AND place < COALESCE(JSON_LENGTH(candidates), 0) DO
            SET candidate = JSON_VALUE(candidates, CONCAT('$[', place, ']')), place = place + 1;
            CALL name_row(the_queue_id, candidate, me, the_lock, NULL);
            SAVEPOINT before_row;
            CALL lock_adopted(the_queue_id, candidate, me, the_workstation, moment, one);
            SET changed = 0;
            IF one IS NOT NULL THEN
                CALL lock_if_allowed(the_queue_id, changed);
            END IF;
            IF changed < 0 THEN
                ROLLBACK TO SAVEPOINT before_row;
                SET passed_over = passed_over + 1;
            END IF;
            IF changed > 0 THEN
                CALL free_adopted_item(one, me, the_workstation, moment);
                CALL note_adopted(the_queue_id, one);
                CALL take_item(one, me, the_lock, the_workstation, moment);
                SET got = got + 1;
            END IF;
        END WHILE;
        IF got >= wanted OR passed_over >= 20 OR COALESCE(JSON_LENGTH(candidates), 0) < most THEN
            LEAVE looking;
        END IF;
        SET most = most * 4;
    END LOOP;
    SET taken = taken + got, refused = refused + passed_over;
END

-- name: lock_if_allowed
-- Locks the row that was named (name_row) in its table; 1: done, 0: it is not free, -1: the table refuses it. A name that is
-- too long is too long for every row, and ends the call.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE lock_if_allowed(
    IN the_queue_id BIGINT, OUT changed INTEGER)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE words EXACT_TEXT;
    DECLARE EXIT HANDLER FOR SQLSTATE '45000'
    BEGIN
        GET DIAGNOSTICS CONDITION 1 words = MESSAGE_TEXT;
        IF NOT REFUSAL_IN(words) <=> 'table_refused' OR JSON_VALUE(words, '$.why') = 'too_long' THEN
            RESIGNAL;
        END IF;
        SET changed = -1;
    END;
    CALL run_adopted(the_queue_id, 'take', changed);
END
