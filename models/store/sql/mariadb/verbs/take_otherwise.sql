-- name: take_otherwise
-- A claim from several queues, with a limit of locks, of items that came back or whose lock has expired, of a lock that
-- holds something already, and the reason for giving less than was asked for.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE take_otherwise(
    IN me EXACT_NAME(255), IN the_queues EXACT_TEXT, IN the_count INTEGER, IN the_lock EXACT_CODE(36),
    IN the_workstation EXACT_NAME(255), IN moment DATETIME(3), INOUT items EXACT_TEXT, INOUT taken INTEGER,
    OUT answer EXACT_TEXT)
MODIFIES SQL DATA SQL SECURITY INVOKER
taking: BEGIN
    DECLARE queue_ids, giving, closed, all_giving, lined, again EXACT_TEXT;
    DECLARE its_name EXACT_NAME(255);
    DECLARE chosen_place EXACT_WORD(64);
    DECLARE some_limited, misses INTEGER DEFAULT 0;
    DECLARE chosen, chosen_item, mark_rank, mark_item, allowed, hands, found BIGINT;
    IF taken = 0 THEN
        SET items = held_items(me, the_lock);
        IF items IS NOT NULL THEN
            SET answer = claim_json(the_count, the_lock, items, 'none', 0, NULL, NULL, moment);
            LEAVE taking;
        END IF;
    END IF;
    CALL look_at_queues(the_queues, queue_ids, giving, closed, some_limited, answer);
    IF answer IS NOT NULL THEN
        LEAVE taking;
    END IF;
    CALL wake_items(giving, moment, the_count + 5, lined);
    -- The user's row makes limits exact: two sessions of one user take one after the other.
    IF some_limited THEN
        SELECT u.name INTO its_name FROM user_all AS u WHERE u.name = me FOR UPDATE;
    END IF;
    SET all_giving = giving;
    WHILE taken < the_count AND giving IS NOT NULL DO
        CALL choose_item(me, moment, again, lined, giving, chosen, chosen_item, chosen_place, mark_rank, mark_item, allowed, hands);
        IF chosen IS NOT NULL THEN
            CALL lock_chosen(me, moment, again, chosen, chosen_item, chosen_place, mark_rank, mark_item, allowed, hands, found);
            IF found IS NOT NULL THEN
                CALL take_item(found, me, the_lock, the_workstation, moment);
                SET items = CONCAT_WS(',', items, item_answer(found)), taken = taken + 1;
            ELSEIF misses < 3 THEN
                -- Others were just taking all that was seen. Once more: a second call forgets SKIP LOCKED (see take_next), so now
                -- the reads in lock_chosen wait for them.
                SET misses = misses + 1;
            ELSE
                SET giving = NULLIF(TRIM(BOTH ',' FROM REPLACE(
                        CONCAT(',', giving, ','), CONCAT(',', chosen, ','), ',')), '');
            END IF;
        END IF;
        -- Nothing else is left: now what the caller has returned, but for what the queues keep from them.
        IF giving IS NULL AND again IS NULL THEN
            SET misses = 0, giving = all_giving, again = COALESCE(kept_back(me, giving, moment), '');
        END IF;
    END WHILE;
    IF taken = the_count THEN
        SET answer = claim_json(the_count, the_lock, items, 'none', 0, NULL, NULL, moment);
    ELSE
        CALL tell_shortage(me, queue_ids, closed, again <> '', the_count, the_lock, items, moment, answer);
    END IF;
END

-- name: look_at_queues
-- Of the queues asked for: the numbers of all, of those that give something to the caller and of those that are closed
-- to them, whether one limits locks, and a refusal if one is not there.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE look_at_queues(
    IN the_queues EXACT_TEXT, OUT queue_ids EXACT_TEXT, OUT giving EXACT_TEXT, OUT closed EXACT_TEXT,
    OUT some_limited INTEGER, OUT refusal EXACT_TEXT)
READS SQL DATA SQL SECURITY INVOKER
looking: BEGIN
    DECLARE its_name EXACT_NAME(255);
    DECLARE its_id BIGINT;
    DECLARE place, takes, gives INTEGER DEFAULT 0;
    SET some_limited = 0;
    WHILE place < COALESCE(JSON_LENGTH(the_queues), 0) DO
        SET its_name = JSON_VALUE(the_queues, CONCAT('$[', place, ']')), its_id = NULL, place = place + 1;
        SELECT q.id, COALESCE(s.takes, 0), q.paused = 0 AND q.source_query IS NULL
                     AND NOT EXISTS (SELECT 1 FROM adopted_all AS d WHERE d.queue_id = q.id),
               some_limited OR q.locks_per_user IS NOT NULL
        INTO its_id, takes, gives, some_limited
        FROM queue_all AS q
        LEFT JOIN sight_all AS s ON s.queue_id = q.id AND s.login = SESSION_LOGIN()
        WHERE q.name = its_name;
        IF its_id IS NULL AND hears_of_all() THEN
            SET refusal = JSON_OBJECT('refused', 'no_such_queue', 'queue', its_name);
            LEAVE looking;
        END IF;
        IF its_id IS NULL THEN
            SET its_id = 0, takes = 0;
        END IF;
        SET queue_ids = CONCAT_WS(',', queue_ids, its_id);
        IF NOT takes THEN
            SET closed = CONCAT_WS(',', closed, its_id);
        ELSEIF gives THEN
            SET giving = CONCAT_WS(',', giving, its_id);
        END IF;
    END WHILE;
END

-- name: wake_items
-- What was returned for later and is due becomes available: few, because others cannot take what is being woken. lined:
-- in which of the queues something is assigned.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE wake_items(
    IN queue_ids EXACT_TEXT, IN moment DATETIME(3), IN most INTEGER, OUT lined EXACT_TEXT)
MODIFIES SQL DATA SQL SECURITY INVOKER
waking: BEGIN
    DECLARE waking_ids EXACT_TEXT;
    DECLARE one, its_queue, its_rank BIGINT;
    DECLARE its_due DATETIME(3);
    DECLARE at_end INTEGER DEFAULT 0;
    -- Walks over all that is open in a queue, so only queues are named where something is due.
    DECLARE due CURSOR FOR
        SELECT woken.id, woken.queue_id, woken.turn
        FROM JSON_TABLE(CONCAT('[', waking_ids, ']'), '$[*]' COLUMNS (id BIGINT PATH '$')) AS named
        STRAIGHT_JOIN item_all AS woken FORCE INDEX (item_turn)
            ON woken.queue_id = named.id AND woken.state = 'open' AND woken.due_at > LINES_END
            AND woken.due_at <= moment
        LIMIT most
        FOR UPDATE SKIP LOCKED;
    DECLARE CONTINUE HANDLER FOR NOT FOUND SET at_end = 1;
    -- One by one: only then the time is a range of the index.
    WHILE queue_ids <> '' DO
        SET its_queue = SUBSTRING_INDEX(queue_ids, ',', 1), its_due = NULL,
            queue_ids = SUBSTR(queue_ids, CHAR_LENGTH(SUBSTRING_INDEX(queue_ids, ',', 1)) + 2);
        SELECT i.due_at INTO its_due FROM item_all AS i FORCE INDEX (item_turn)
        WHERE i.queue_id = its_queue AND i.state = 'open' AND i.due_at > FRONT_TIME AND i.due_at <= moment
        ORDER BY i.due_at LIMIT 1;
        IF its_due < LINES_END THEN
            SET lined = CONCAT_WS(',', lined, its_queue);
            SELECT MIN(i.due_at) INTO its_due FROM item_all AS i FORCE INDEX (item_turn)
            WHERE i.queue_id = its_queue AND i.state = 'open' AND i.due_at > LINES_END AND i.due_at <= moment;
        END IF;
        IF its_due IS NOT NULL THEN
            SET waking_ids = CONCAT_WS(',', waking_ids, its_queue);
        END IF;
    END WHILE;
    IF waking_ids IS NULL THEN
        LEAVE waking;
    END IF;
    SET at_end = 0;
    OPEN due;
    FETCH due INTO one, its_queue, its_rank;
    WHILE NOT at_end DO
        UPDATE item_all AS i
        SET i.available_at = i.line, i.front = i.line IS NULL AND stands_in_front(its_queue, its_rank, one), i."change" = i."change" + 1
        WHERE i.id = one;
        FETCH due INTO one, its_queue, its_rank;
    END WHILE;
    CLOSE due;
END

-- name: kept_back
-- The items of these queues that the caller returned and does not get again yet: for some seconds, or until somebody
-- else had it. NULL: none, as in nearly every queue.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION kept_back(
    me EXACT_NAME(255), queue_ids EXACT_TEXT, moment DATETIME(3))
RETURNS EXACT_TEXT
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
RETURN (
    SELECT GROUP_CONCAT(i.id)
    FROM queue_all AS q
    STRAIGHT_JOIN item_all AS i FORCE INDEX (item_turn) ON i.queue_id = q.id AND i.state IN ('open', 'locked')
    WHERE FIND_IN_SET(q.id, queue_ids) AND q.not_again_seconds IS NOT NULL AND i.attempts > 0
      AND NOT i.assigned_to <=> me AND EXISTS (
          SELECT 1 FROM event_all AS past
          WHERE past.item_id = i.id AND past.kind = 'returned' AND past.user = me
            AND CASE q.not_again_seconds
                WHEN 0 THEN NOT EXISTS (
                    SELECT 1 FROM event_all AS other
                    WHERE other.item_id = past.item_id AND other.id > past.id AND other.kind = 'claimed'
                      AND other.user <> me)
                ELSE past.at > moment - INTERVAL q.not_again_seconds SECOND END))

-- name: choose_item
-- Of all queues the item that comes first in claim order, as far as can be seen without locking it: in its queue's line,
-- in front of it, or of those whose lock has expired; with that queue's mark and rules. What is assigned to the user comes
-- before all others. Queues that have nothing are no longer giving. What the user has
-- returned only when asked for again: then that is a list of items that they do not get.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE choose_item(
    IN me EXACT_NAME(255), IN moment DATETIME(3), IN again EXACT_TEXT, IN lined EXACT_TEXT, INOUT giving EXACT_TEXT, OUT chosen BIGINT,
    OUT chosen_item BIGINT, OUT chosen_place EXACT_WORD(64), OUT its_mark_rank BIGINT, OUT its_mark_item BIGINT, OUT its_allowed BIGINT,
    OUT its_hands BIGINT)
READS SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE rest EXACT_TEXT DEFAULT giving;
    DECLARE its_place EXACT_WORD(64);
    DECLARE its_id, its_rank, its_item, other_rank, other_item, chosen_rank, mark_rank, mark_item BIGINT;
    DECLARE allowed, hands, is_mine, chosen_is_mine INTEGER DEFAULT 0;
    SET giving = NULL;
    WHILE rest <> '' DO
        SET its_id = SUBSTRING_INDEX(rest, ',', 1), its_item = NULL, its_place = 'line', is_mine = 0,
            rest = SUBSTR(rest, CHAR_LENGTH(SUBSTRING_INDEX(rest, ',', 1)) + 2);
        IF free_locks(its_id, me) > 0 THEN
            SELECT m."rank", m.item_id, q.attempts, q.other_hands INTO mark_rank, mark_item, allowed, hands
            FROM mark_all AS m JOIN queue_all AS q ON q.id = m.queue_id WHERE m.queue_id = its_id;
            SELECT i.turn, i.id INTO its_rank, its_item
            FROM item_all AS i FORCE INDEX (item_turn)
            WHERE i.queue_id = its_id AND i.state = 'open' AND i.due_at IS NULL
              AND (i.turn > mark_rank OR (i.turn = mark_rank AND i.id >= mark_item))
              AND (hands = 0 OR (NOT i.not_for <=> me AND NOT i.nor_for <=> me))
              AND (FIND_IN_SET(i.id, again) = 0 OR i.attempts = 0 OR NOT EXISTS (
                  SELECT 1 FROM event_all
                  WHERE event_all.item_id = i.id AND event_all.kind = 'returned' AND event_all.user = me))
            ORDER BY i.turn, i.id LIMIT 1;
            SET other_item = NULL;
            SELECT i.turn, i.id INTO other_rank, other_item
            FROM item_all AS i FORCE INDEX (item_turn)
            WHERE i.queue_id = its_id AND i.state = 'open' AND i.due_at = FRONT_TIME
              AND (hands = 0 OR (NOT i.not_for <=> me AND NOT i.nor_for <=> me))
              AND (FIND_IN_SET(i.id, again) = 0 OR i.attempts = 0 OR NOT EXISTS (
                  SELECT 1 FROM event_all
                  WHERE event_all.item_id = i.id AND event_all.kind = 'returned' AND event_all.user = me))
            ORDER BY i.turn, i.id LIMIT 1;
            IF other_item IS NOT NULL AND (its_item IS NULL OR (other_rank, other_item) < (its_rank, its_item)) THEN
                SET its_rank = other_rank, its_item = other_item, its_place = 'front';
            END IF;
            SET other_item = NULL;
            SELECT i."rank", i.id INTO other_rank, other_item
            FROM item_all AS i FORCE INDEX (item_turn)
            WHERE i.queue_id = its_id AND i.state = 'locked' AND i.due_at <= moment
              AND (allowed IS NULL OR i.attempts < allowed)
              AND (i.assigned_to IS NULL OR is_meant(me, its_id, i.assigned_to))
              AND (hands = 0 OR (NOT i.not_for <=> me AND NOT i.nor_for <=> me))
              AND (FIND_IN_SET(i.id, again) = 0 OR i.attempts = 0 OR NOT EXISTS (
                  SELECT 1 FROM event_all
                  WHERE event_all.item_id = i.id AND event_all.kind = 'returned' AND event_all.user = me))
            ORDER BY i.priority DESC, i.id LIMIT 1;
            IF other_item IS NOT NULL AND (its_item IS NULL OR (other_rank, other_item) < (its_rank, its_item)) THEN
                SET its_rank = other_rank, its_item = other_item, its_place = 'expired';
            END IF;
            IF FIND_IN_SET(its_id, lined) THEN
                CALL choose_assigned(me, again, its_id, hands, its_rank, its_item, its_place, is_mine);
            END IF;
        END IF;
        IF its_item IS NOT NULL THEN
            SET giving = CONCAT_WS(',', giving, its_id);
            IF chosen IS NULL OR (1 - is_mine, its_rank, its_item) < (1 - chosen_is_mine, chosen_rank, chosen_item) THEN
                SET chosen = its_id, chosen_is_mine = is_mine, chosen_rank = its_rank, chosen_item = its_item, chosen_place = its_place,
                    its_mark_rank = mark_rank, its_mark_item = mark_item, its_allowed = allowed, its_hands = hands;
            END IF;
        END IF;
    END WHILE;
END

-- name: lock_chosen
-- The chosen item locked as a row, or else any of that queue that nobody else is just taking. As ranges: by equality
-- alone the read would end at the first row that is locked.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE lock_chosen(
    IN me EXACT_NAME(255), IN moment DATETIME(3), IN again EXACT_TEXT, IN the_queue_id BIGINT, IN the_item BIGINT,
    IN the_place EXACT_WORD(64), IN mark_rank BIGINT, IN mark_item BIGINT, IN allowed BIGINT, IN hands BIGINT,
    OUT found BIGINT)
READS SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE tries INTEGER DEFAULT 0;
    DECLARE its_line DATETIME(3);
    IF the_place = 'assigned' THEN
        SELECT i.line INTO its_line FROM item_all AS i WHERE i.id = the_item;
        SELECT given.id INTO found
        FROM item_all AS given FORCE INDEX (item_turn)
        WHERE given.queue_id = the_queue_id AND given.state = 'open' AND given.due_at = its_line
          AND given.turn > -9e18 AND (hands = 0 OR (NOT given.not_for <=> me AND NOT given.nor_for <=> me))
          AND (FIND_IN_SET(given.id, again) = 0 OR given.attempts = 0 OR NOT EXISTS (
              SELECT 1 FROM event_all AS past
              WHERE past.item_id = given.id AND past.kind = 'returned' AND past.user = me
                AND (given.asked IS NULL OR NOT EXISTS (
                    SELECT 1 FROM event_all AS question
                    WHERE question.item_id = past.item_id AND question.id > past.id AND question.kind = 'asked'))))
        ORDER BY given.turn, given.id LIMIT 1
        FOR UPDATE SKIP LOCKED;
    ELSEIF the_place = 'expired' THEN
        SELECT seen.id INTO found
        FROM item_all AS seen FORCE INDEX (item_turn)
        WHERE seen.queue_id = the_queue_id AND seen.state = 'locked' AND seen.due_at <= moment AND seen.id = the_item
          AND (hands = 0 OR (NOT seen.not_for <=> me AND NOT seen.nor_for <=> me))
        LIMIT 1
        FOR UPDATE SKIP LOCKED;
    END IF;
    WHILE found IS NULL AND tries < 2 DO
        SET tries = tries + 1;
        IF (the_place = 'front') = (tries = 1) THEN
            SELECT ahead.id INTO found
            FROM item_all AS ahead FORCE INDEX (item_turn)
            WHERE ahead.queue_id = the_queue_id AND ahead.state = 'open' AND ahead.due_at = FRONT_TIME
              AND ahead.turn > -9e18 AND (hands = 0 OR (NOT ahead.not_for <=> me AND NOT ahead.nor_for <=> me))
              AND (FIND_IN_SET(ahead.id, again) = 0 OR ahead.attempts = 0 OR NOT EXISTS (
                  SELECT 1 FROM event_all
                  WHERE event_all.item_id = ahead.id AND event_all.kind = 'returned' AND event_all.user = me))
            ORDER BY ahead.turn, ahead.id LIMIT 1
            FOR UPDATE SKIP LOCKED;
        ELSE
            SELECT free.id INTO found
            FROM item_all AS free FORCE INDEX (item_turn)
            WHERE free.queue_id = the_queue_id AND free.state = 'open' AND free.due_at IS NULL
              AND (free.turn > mark_rank OR (free.turn = mark_rank AND free.id >= mark_item))
              AND (hands = 0 OR (NOT free.not_for <=> me AND NOT free.nor_for <=> me))
              AND (FIND_IN_SET(free.id, again) = 0 OR free.attempts = 0 OR NOT EXISTS (
                  SELECT 1 FROM event_all
                  WHERE event_all.item_id = free.id AND event_all.kind = 'returned' AND event_all.user = me))
            ORDER BY free.turn, free.id LIMIT 1
            FOR UPDATE SKIP LOCKED;
        END IF;
    END WHILE;
    IF found IS NULL THEN
        SELECT any_expired.id INTO found
        FROM item_all AS any_expired FORCE INDEX (item_turn)
        WHERE any_expired.queue_id = the_queue_id AND any_expired.state = 'locked' AND any_expired.due_at <= moment
          AND (allowed IS NULL OR any_expired.attempts < allowed)
          AND (any_expired.assigned_to IS NULL OR is_meant(me, the_queue_id, any_expired.assigned_to))
          AND (hands = 0 OR (NOT any_expired.not_for <=> me AND NOT any_expired.nor_for <=> me))
          AND (FIND_IN_SET(any_expired.id, again) = 0 OR any_expired.attempts = 0 OR NOT EXISTS (
              SELECT 1 FROM event_all
              WHERE event_all.item_id = any_expired.id AND event_all.kind = 'returned' AND event_all.user = me))
        LIMIT 1
        FOR UPDATE SKIP LOCKED;
    END IF;
END

-- name: tell_shortage
-- The answer to a claim that got less than it asked for, and why: what waits for others comes first, then what waits for
-- a time, then the rules.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE tell_shortage(
    IN me EXACT_NAME(255), IN queue_ids EXACT_TEXT, IN closed EXACT_TEXT, IN some_returned INTEGER, IN the_count INTEGER,
    IN the_lock EXACT_CODE(36), IN items EXACT_TEXT, IN moment DATETIME(3), OUT answer EXACT_TEXT)
READS SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE rest EXACT_TEXT DEFAULT queue_ids;
    DECLARE its_rule EXACT_WORD(64);
    DECLARE shortage EXACT_WORD(64) DEFAULT 'empty';
    DECLARE its_id BIGINT;
    DECLARE held_by_others, unfit, lined BIGINT DEFAULT 0;
    DECLARE hands INTEGER;
    DECLARE its_next, next_available DATETIME(3);
    WHILE rest <> '' DO
        SET its_id = SUBSTRING_INDEX(rest, ',', 1),
            rest = SUBSTR(rest, CHAR_LENGTH(SUBSTRING_INDEX(rest, ',', 1)) + 2);
        SET its_rule = IF(FIND_IN_SET(its_id, closed), 'not_permitted', NULL);
        IF its_rule IS NULL THEN
            SELECT CASE WHEN q.paused THEN 'paused' WHEN q.source_query IS NOT NULL THEN 'on_request'
                        WHEN free_locks(its_id, me) = 0 THEN 'lock_limit' END, q.other_hands
            INTO its_rule, hands
            FROM queue_all AS q WHERE q.id = its_id;
        END IF;
        IF its_rule IS NOT NULL THEN
            SET shortage = its_rule;
        ELSE
            SELECT held_by_others + COUNT(*) INTO held_by_others FROM item_all AS i FORCE INDEX (item_turn)
            WHERE i.queue_id = its_id AND i.state = 'locked' AND i.lock_user <> me
              AND (hands = 0 OR (NOT i.not_for <=> me AND NOT i.nor_for <=> me));
            SELECT MIN(i.due_at) INTO its_next FROM item_all AS i FORCE INDEX (item_turn)
            WHERE i.queue_id = its_id AND i.state = 'open' AND i.due_at > moment
              AND (hands = 0 OR (NOT i.not_for <=> me AND NOT i.nor_for <=> me));
            SELECT lined + COUNT(*) INTO lined FROM item_all AS i FORCE INDEX (item_turn)
            WHERE i.queue_id = its_id AND i.state = 'open' AND i.due_at > FRONT_TIME AND i.due_at < LINES_END;
            IF hands = 1 THEN
                SELECT unfit + COUNT(*) INTO unfit FROM item_all AS i FORCE INDEX (item_turn)
                WHERE i.queue_id = its_id AND i.state = 'open' AND (i.not_for <=> me OR i.nor_for <=> me);
            END IF;
            SET next_available = COALESCE(LEAST(next_available, its_next), next_available, its_next);
        END IF;
    END WHILE;
    SET answer = claim_json(
        the_count, the_lock, items,
        CASE WHEN held_by_others > 0 THEN 'all_held' WHEN next_available IS NOT NULL THEN 'later'
             WHEN unfit > 0 THEN 'other_hands' WHEN some_returned THEN 'returned' WHEN lined > 0 THEN 'for_others' ELSE shortage END,
        held_by_others, NULL, next_available, moment);
END
