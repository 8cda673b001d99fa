-- name: settle_adopted
-- Does to the tables what a call has done to Intray's items, fenced by what the tables themselves say. Every committed
-- transaction leaves both alike, so what differs is this call's own.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE settle_adopted(
    IN the_verb EXACT_WORD(64), IN the_record EXACT_TEXT, IN the_lock EXACT_CODE(36), IN was_finished INTEGER,
    IN the_item BIGINT, INOUT answer EXACT_TEXT)
MODIFIES SQL DATA SQL SECURITY INVOKER
settling: BEGIN
    DECLARE one, its_queue BIGINT;
    DECLARE its_state EXACT_WORD(64);
    DECLARE me, holder EXACT_NAME(255);
    DECLARE known_lock EXACT_CODE(36);
    DECLARE its_key, known_time, seen, their_user EXACT_TEXT;
    DECLARE changed, at_end, took, is_open INTEGER DEFAULT 0;
    DECLARE ended CURSOR FOR
        SELECT i.id, i.queue_id, i."key", i.state, k.lock_id, k.lock_time, k.holder
        FROM adopted_lock_all AS k JOIN item_all AS i ON i.id = k.item_id
        WHERE i.lock_id IS NULL OR (the_verb = 'extend' AND i.id = the_item)
           OR (the_verb = 'take_away' AND i.lock_id = the_lock AND k.lock_id <> i.lock_id)
        ORDER BY i.id;
    DECLARE begun CURSOR FOR
        SELECT i.id, i.queue_id, i."key", i.lock_user
        FROM item_all AS i JOIN adopted_all AS a ON a.queue_id = i.queue_id
        LEFT JOIN adopted_lock_all AS k ON k.item_id = i.id
        WHERE i.lock_id = the_lock AND i.state = 'locked' AND NOT k.lock_id <=> i.lock_id
        ORDER BY i.id;
    DECLARE CONTINUE HANDLER FOR NOT FOUND SET at_end = 1;
    SET at_end = 0; OPEN ended;
    FETCH ended INTO one, its_queue, its_key, its_state, known_lock, known_time, holder;
    WHILE NOT at_end DO
        SET @intray_settling = its_queue; -- for sweep_adopted
        CALL name_row(its_queue, its_key, holder, NULL, IF(one = the_item, the_record, NULL));
        CALL holds_adopted(its_queue, known_time, changed);
        IF changed = 0 AND the_verb NOT IN ('release_locks', 'sweep') AND known_lock = the_lock THEN
            CALL adopted_lock_lost(its_queue, one, holder, answer);
            LEAVE settling;
        END IF;
        IF the_verb = 'extend' AND its_state = 'locked' THEN
            CALL run_adopted(its_queue, 'touch', changed);
            CALL read_adopted(its_queue, seen, known_time, their_user, is_open);
            UPDATE adopted_lock_all SET lock_time = known_time WHERE item_id = one;
        ELSE
            IF changed > 0 THEN
                CALL run_adopted(its_queue, IF(its_state = 'done', 'complete', 'give_back'), changed);
                CALL keep_seen(its_queue, one, IF(its_state = 'done' AND one = the_item, the_record, NULL), answer);
                IF REFUSAL_IN(answer) IS NOT NULL THEN LEAVE settling; END IF;
                CALL tell_outcome(its_queue, one);
            END IF;
            DELETE FROM adopted_lock_all WHERE item_id = one;
        END IF;
        SET at_end = 0;
        FETCH ended INTO one, its_queue, its_key, its_state, known_lock, known_time, holder;
    END WHILE;
    CLOSE ended;
    SET at_end = 0; OPEN begun;
    FETCH begun INTO one, its_queue, its_key, me;
    WHILE NOT at_end DO
        CALL name_row(its_queue, its_key, me, the_lock, NULL);
        CALL run_adopted(its_queue, IF(was_finished, 'retake', 'take'), changed);
        IF changed = 0 AND was_finished THEN
            SET answer = '{"refused":"moved_on"}';
            LEAVE settling;
        ELSEIF changed = 0 THEN
            CALL adopted_lock_lost(its_queue, one, NULL, answer);
            LEAVE settling;
        END IF;
        CALL note_adopted(its_queue, one);
        SET took = took + 1, at_end = 0;
        FETCH begun INTO one, its_queue, its_key, me;
    END WHILE;
    CLOSE begun;
    IF took > 0 AND the_verb <> 'take_away' THEN
        SET answer = claim_json(took, the_lock, held_items(me, the_lock), 'none', 0, NULL, NULL, UTC_TIMESTAMP(3));
    END IF;
    IF the_verb = 'reopen' THEN
        CALL settle_reopening(the_item, was_finished, answer);
    END IF;
    CALL settle_steps(@intray_opened, 'reopen');
    CALL settle_steps(@intray_closed, 'close');
END

-- name: settle_reopening
-- An item that was opened again is open in its row too; refused where the row is not finished any more.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE settle_reopening(
    IN the_item BIGINT, IN was_finished INTEGER, INOUT answer EXACT_TEXT)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE its_queue BIGINT;
    DECLARE its_key EXACT_TEXT;
    DECLARE changed INTEGER DEFAULT 1;
    SELECT i.queue_id, i."key" INTO its_queue, its_key FROM item_all AS i WHERE i.id = the_item;
    CALL name_row(its_queue, its_key, '', NULL, NULL);
    IF was_finished = 2 THEN
        CALL run_adopted(its_queue, 'reopen', changed);
    END IF;
    IF changed = 0 THEN
        SET answer = '{"refused":"not_finished"}';
    ELSE
        CALL tell_outcome(its_queue, the_item);
    END IF;
END

-- name: tell_outcome
-- Writes into the row of an item what became of it, as the history tells, unless somebody else has the row.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE tell_outcome(
    IN the_queue_id BIGINT, IN the_item BIGINT)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE its_key, who, why, its_result EXACT_TEXT;
    DECLARE its_kind, its_state EXACT_WORD(64);
    DECLARE changed INTEGER;
    IF EXISTS (SELECT 1 FROM adopted_all AS a
               WHERE a.queue_id = the_queue_id AND JSON_VALUE(a.statements, '$.outcome[0]') <> '') THEN
        SELECT i."key", r.result INTO its_key, its_result
        FROM item_all AS i JOIN record_all AS r ON r.item_id = i.id WHERE i.id = the_item;
        SELECT e.kind, rule.state, e.user, IF(e.kind = 'reopened', NULL, JSON_VALUE(e.detail, '$.reason'))
        INTO its_kind, its_state, who, why
        FROM event_all AS e JOIN event_rule AS rule ON rule.kind = e.kind
        WHERE e.item_id = the_item ORDER BY e.id DESC LIMIT 1;
        IF its_kind IN ('completed', 'returned', 'dismissed', 'failed', 'sent_back', 'reopened', 'withdrawn') THEN
            CALL name_row(the_queue_id, its_key, '', NULL, CONCAT(
                '{', CONCAT_WS(',', CONCAT('"by":', JSON_QUOTE(who)), CONCAT('"state":', JSON_QUOTE(its_state)),
                IF(its_state = 'done', CONCAT('"result":', JSON_QUOTE(its_result)),
                   CONCAT('"error":', JSON_QUOTE(why)))), '}'));
            CALL run_adopted(the_queue_id, 'outcome', changed);
        END IF;
    END IF;
END

-- name: settle_steps
-- The same for items of the steps before, which were opened when something was sent back, or closed again.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE settle_steps(
    IN the_items EXACT_TEXT, IN the_list EXACT_WORD(64))
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE one, its_queue BIGINT;
    DECLARE its_key EXACT_TEXT;
    DECLARE changed, at_end INTEGER DEFAULT 0;
    DECLARE steps CURSOR FOR
        SELECT i.id, i.queue_id, i."key"
        FROM JSON_TABLE(CONCAT('[', COALESCE(the_items, ''), ']'), '$[*]' COLUMNS (id BIGINT PATH '$')) AS s
        JOIN item_all AS i ON i.id = s.id JOIN adopted_all AS a ON a.queue_id = i.queue_id;
    DECLARE CONTINUE HANDLER FOR NOT FOUND SET at_end = 1;
    SET at_end = 0; OPEN steps;
    FETCH steps INTO one, its_queue, its_key;
    WHILE NOT at_end DO
        CALL name_row(its_queue, its_key, '', NULL, NULL);
        CALL run_adopted(its_queue, the_list, changed);
        CALL tell_outcome(its_queue, one);
        SET at_end = 0;
        FETCH steps INTO one, its_queue, its_key;
    END WHILE;
    CLOSE steps;
END
