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
    DECLARE its_key, known_time EXACT_TEXT;
    DECLARE changed, at_end, took INTEGER DEFAULT 0;
    DECLARE ended CURSOR FOR
        SELECT i.id, i.queue_id, i.item_key, i.state, k.lock_id, k.lock_time, k.holder
        FROM adopted_lock_all AS k JOIN item_all AS i ON i.id = k.item_id
        WHERE i.lock_id IS NULL OR (the_verb = 'extend' AND i.id = the_item)
        ORDER BY i.id;
    DECLARE begun CURSOR FOR
        SELECT i.id, i.queue_id, i.item_key, i.lock_user
        FROM item_all AS i JOIN adopted_all AS a ON a.queue_id = i.queue_id
        LEFT JOIN adopted_lock_all AS k ON k.item_id = i.id
        WHERE i.lock_id = the_lock AND i.state = 'locked' AND NOT k.lock_id <=> i.lock_id
        ORDER BY i.id;
    DECLARE CONTINUE HANDLER FOR NOT FOUND SET at_end = 1;
    SET at_end = 0; OPEN ended;
    FETCH ended INTO one, its_queue, its_key, its_state, known_lock, known_time, holder;
    WHILE NOT at_end DO
        CALL name_row(its_queue, its_key, holder, known_lock, known_time, IF(one = the_item, the_record, NULL));
        CALL holds_adopted(its_queue, changed);
        IF changed = 0 AND the_verb NOT IN ('release_locks', 'sweep') AND known_lock = the_lock THEN
            CALL adopted_lock_lost(its_queue, one, answer);
            LEAVE settling;
        END IF;
        IF its_state = 'locked' THEN
            CALL run_adopted(its_queue, 'touch', changed);
            CALL read_adopted(its_queue);
            UPDATE adopted_lock_all SET lock_time = @intray_seen_time WHERE item_id = one;
        ELSE
            IF changed > 0 THEN
                CALL run_adopted(its_queue, IF(its_state = 'done', 'complete', 'give_back'), changed);
                CALL keep_seen(its_queue, one, IF(its_state = 'done' AND one = the_item, the_record, NULL), answer);
                IF answer LIKE '{"refused"%' THEN LEAVE settling; END IF;
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
        CALL name_row(its_queue, its_key, me, the_lock, '', NULL);
        CALL run_adopted(its_queue, IF(was_finished, 'retake', 'take'), changed);
        IF changed = 0 AND was_finished THEN
            SET answer = '{"refused":"too_late"}';
            LEAVE settling;
        ELSEIF changed = 0 THEN
            CALL adopted_lock_lost(its_queue, one, answer);
            LEAVE settling;
        END IF;
        CALL note_adopted(its_queue, one);
        SET took = took + 1, at_end = 0;
        FETCH begun INTO one, its_queue, its_key, me;
    END WHILE;
    CLOSE begun;
    IF took > 0 THEN
        SET answer = claim_answer(took, the_lock, held_items(me, the_lock), 'none', 0, NULL, NULL, UTC_TIMESTAMP(3));
    END IF;
    IF the_verb = 'reopen' THEN
        SELECT i.queue_id, i.item_key INTO its_queue, its_key FROM item_all AS i WHERE i.id = the_item;
        CALL name_row(its_queue, its_key, '', NULL, '', NULL);
        IF was_finished = 2 THEN
            CALL run_adopted(its_queue, 'reopen', changed);
            IF changed = 0 THEN
                SET answer = '{"refused":"not_finished"}';
            END IF;
        END IF;
    END IF;
END
