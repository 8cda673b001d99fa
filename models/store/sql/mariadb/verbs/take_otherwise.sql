-- A claim from several queues, with a limit of locks, of items that came back or whose lock has expired, of a lock that
-- holds something already, and the reason for giving less than was asked for.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE take_otherwise(
    IN me EXACT_NAME(255), IN the_queues EXACT_TEXT, IN the_count INTEGER, IN the_lock EXACT_CODE(36),
    IN the_workstation EXACT_NAME(255), IN moment DATETIME(3), INOUT items EXACT_TEXT, INOUT taken INTEGER,
    OUT answer EXACT_TEXT)
MODIFIES SQL DATA SQL SECURITY INVOKER
taking: BEGIN
    DECLARE queue_ids, giving, waking, rest EXACT_TEXT;
    DECLARE its_name EXACT_NAME(255);
    DECLARE its_place, chosen_place, shortage EXACT_WORD(64);
    DECLARE hands, unfit INTEGER DEFAULT 0;
    DECLARE place, gives, allowed, some_limited, at_end, misses INTEGER DEFAULT 0;
    -- Few, because others cannot take what is being woken.
    DECLARE wakes INTEGER DEFAULT the_count + 5;
    DECLARE its_id, its_turn, its_item, other_turn, other_item, chosen, chosen_turn, chosen_item, found BIGINT;
    DECLARE mark_turn, mark_item BIGINT;
    DECLARE held_by_others BIGINT DEFAULT 0;
    DECLARE its_next, next_available, its_end DATETIME(3);
    -- The queues stand in a subquery, where they are not locked.
    DECLARE due CURSOR FOR
        SELECT woken.id, woken.queue_id, woken.turn
        FROM (SELECT q.id FROM queue_all AS q WHERE FIND_IN_SET(q.id, waking)) AS named
        STRAIGHT_JOIN item_all AS woken FORCE INDEX (item_turn)
            ON woken.queue_id = named.id AND woken.state = 'open' AND woken.due_at > '1000-01-01'
            AND woken.due_at <= moment
        LIMIT wakes
        FOR UPDATE SKIP LOCKED;
    DECLARE CONTINUE HANDLER FOR NOT FOUND SET at_end = 1;
    IF taken = 0 THEN
        SET items = held_items(me, the_lock);
        IF items IS NOT NULL THEN
            SET answer = claim_answer(the_count, the_lock, items, 'none', 0, NULL, NULL, moment);
            LEAVE taking;
        END IF;
    END IF;
    WHILE place < COALESCE(JSON_LENGTH(the_queues), 0) DO
        SET its_name = JSON_VALUE(the_queues, CONCAT('$[', place, ']')), its_id = NULL;
        SELECT q.id, q.paused = 0 AND q.source_query IS NULL AND COALESCE(s.takes, 0)
                     AND NOT EXISTS (SELECT 1 FROM adopted_all AS d WHERE d.queue_id = q.id), some_limited OR q.locks_per_user IS NOT NULL
        INTO its_id, gives, some_limited
        FROM queue_all AS q
        LEFT JOIN sight_all AS s ON s.queue_id = q.id AND s.login = SESSION_LOGIN()
        WHERE q.name = its_name;
        IF its_id IS NULL THEN
            SET answer = JSON_OBJECT('refused', 'no_such_queue', 'queue', its_name);
            LEAVE taking;
        END IF;
        SET queue_ids = CONCAT_WS(',', queue_ids, its_id);
        IF gives THEN
            SET giving = CONCAT_WS(',', giving, its_id), found = NULL;
            -- The cursor walks over all that is open in a queue, so only where something is due.
            SELECT i.id INTO found FROM item_all AS i FORCE INDEX (item_turn)
            WHERE i.queue_id = its_id AND i.state = 'open' AND i.due_at > '1000-01-01' AND i.due_at <= moment LIMIT 1;
            IF found IS NOT NULL THEN
                SET waking = CONCAT_WS(',', waking, its_id);
            END IF;
        END IF;
        SET place = place + 1;
    END WHILE;
    -- What was returned for later and is due becomes available.
    SET at_end = 0;
    OPEN due;
    FETCH due INTO found, its_id, its_turn;
    WHILE NOT at_end DO
        UPDATE item_all AS i
        SET i.due_at = line_or_front(its_id, its_turn, found), i.changes = i.changes + 1
        WHERE i.id = found;
        FETCH due INTO found, its_id, its_turn;
    END WHILE;
    CLOSE due;
    -- The user's row makes limits exact: two sessions of one user take one after the other.
    IF some_limited THEN
        SELECT u.name INTO its_name FROM user_all AS u WHERE u.name = me FOR UPDATE;
    END IF;
    WHILE taken < the_count AND giving IS NOT NULL DO
        -- Of all queues the item that comes first in claim order, as far as can be seen without locking it.
        SET rest = giving, giving = NULL, chosen = NULL;
        WHILE rest <> '' DO
            SET its_id = SUBSTRING_INDEX(rest, ',', 1), its_item = NULL, its_place = 'line',
                rest = SUBSTR(rest, CHAR_LENGTH(SUBSTRING_INDEX(rest, ',', 1)) + 2);
            IF free_locks(its_id, me) > 0 THEN
                SELECT m.turn, m.item_id, q.attempts, q.other_hands INTO mark_turn, mark_item, allowed, hands
                FROM mark_all AS m JOIN queue_all AS q ON q.id = m.queue_id WHERE m.queue_id = its_id;
                SELECT i.turn, i.id INTO its_turn, its_item
                FROM item_all AS i FORCE INDEX (item_turn)
                WHERE i.queue_id = its_id AND i.state = 'open' AND i.due_at IS NULL
                  AND (i.turn > mark_turn OR (i.turn = mark_turn AND i.id >= mark_item))
                  AND (hands = 0 OR (NOT i.not_for <=> me AND NOT i.nor_for <=> me))
                ORDER BY i.turn, i.id LIMIT 1;
                SET other_item = NULL;
                SELECT i.turn, i.id INTO other_turn, other_item
                FROM item_all AS i FORCE INDEX (item_turn)
                WHERE i.queue_id = its_id AND i.state = 'open' AND i.due_at = '1000-01-01' AND (hands = 0 OR (NOT i.not_for <=> me AND NOT i.nor_for <=> me))
                ORDER BY i.turn, i.id LIMIT 1;
                IF other_item IS NOT NULL
                   AND (its_item IS NULL OR (other_turn, other_item) < (its_turn, its_item)) THEN
                    SET its_turn = other_turn, its_item = other_item, its_place = 'front';
                END IF;
                SET other_item = NULL;
                SELECT -i.priority, i.id INTO other_turn, other_item
                FROM item_all AS i FORCE INDEX (item_turn)
                WHERE i.queue_id = its_id AND i.state = 'locked' AND i.due_at <= moment
                  AND (allowed IS NULL OR i.attempts < allowed) AND (hands = 0 OR (NOT i.not_for <=> me AND NOT i.nor_for <=> me))
                ORDER BY i.priority DESC, i.id LIMIT 1;
                IF other_item IS NOT NULL
                   AND (its_item IS NULL OR (other_turn, other_item) < (its_turn, its_item)) THEN
                    SET its_turn = other_turn, its_item = other_item, its_place = 'expired';
                END IF;
            END IF;
            IF its_item IS NOT NULL THEN
                SET giving = CONCAT_WS(',', giving, its_id);
                IF chosen IS NULL OR (its_turn, its_item) < (chosen_turn, chosen_item) THEN
                    SET chosen = its_id, chosen_turn = its_turn, chosen_item = its_item, chosen_place = its_place;
                END IF;
            END IF;
        END WHILE;
        IF chosen IS NOT NULL THEN
            -- Now locked, there first and then wherever the queue has one that nobody else is just taking. As ranges: by
            -- equality alone the read would end at the first row that is locked.
            SET found = NULL;
            SELECT m.turn, m.item_id, q.other_hands INTO mark_turn, mark_item, hands
            FROM mark_all AS m JOIN queue_all AS q ON q.id = m.queue_id WHERE m.queue_id = chosen;
            IF chosen_place = 'expired' THEN
                SELECT seen.id INTO found
                FROM item_all AS seen FORCE INDEX (item_turn)
                WHERE seen.queue_id = chosen AND seen.state = 'locked' AND seen.due_at <= moment AND seen.id = chosen_item
                  AND (hands = 0 OR (NOT seen.not_for <=> me AND NOT seen.nor_for <=> me))
                LIMIT 1
                FOR UPDATE SKIP LOCKED;
            ELSEIF chosen_place = 'front' THEN
                SELECT ahead.id INTO found
                FROM item_all AS ahead FORCE INDEX (item_turn)
                WHERE ahead.queue_id = chosen AND ahead.state = 'open' AND ahead.due_at = '1000-01-01' AND ahead.turn > -9e18
                  AND (hands = 0 OR (NOT ahead.not_for <=> me AND NOT ahead.nor_for <=> me))
                ORDER BY ahead.turn, ahead.id LIMIT 1
                FOR UPDATE SKIP LOCKED;
            END IF;
            IF found IS NULL THEN
                SELECT free.id INTO found
                FROM item_all AS free FORCE INDEX (item_turn)
                WHERE free.queue_id = chosen AND free.state = 'open' AND free.due_at IS NULL
                  AND (free.turn > mark_turn OR (free.turn = mark_turn AND free.id >= mark_item))
                  AND (hands = 0 OR (NOT free.not_for <=> me AND NOT free.nor_for <=> me))
                ORDER BY free.turn, free.id
                LIMIT 1
                FOR UPDATE SKIP LOCKED;
            END IF;
            IF found IS NULL THEN
                SELECT other.id INTO found
                FROM item_all AS other FORCE INDEX (item_turn)
                WHERE other.queue_id = chosen AND other.state = 'open' AND other.due_at = '1000-01-01' AND other.turn > -9e18
                  AND (hands = 0 OR (NOT other.not_for <=> me AND NOT other.nor_for <=> me))
                ORDER BY other.turn, other.id
                LIMIT 1
                FOR UPDATE SKIP LOCKED;
            END IF;
            IF found IS NULL THEN
                SELECT any_expired.id INTO found
                FROM item_all AS any_expired FORCE INDEX (item_turn)
                WHERE any_expired.queue_id = chosen AND any_expired.state = 'locked' AND any_expired.due_at <= moment
                  AND any_expired.attempts < COALESCE((SELECT q.attempts FROM queue_all AS q WHERE q.id = chosen), 2147483647)
                  AND (hands = 0 OR (NOT any_expired.not_for <=> me AND NOT any_expired.nor_for <=> me))
                LIMIT 1
                FOR UPDATE SKIP LOCKED;
            END IF;
            IF found IS NOT NULL THEN
                CALL tell_takeover(found, moment);
                SELECT moment + INTERVAL q.lock_seconds SECOND INTO its_end FROM queue_all AS q WHERE q.id = chosen;
                UPDATE item_all AS i
                SET i.state = 'locked', i.due_at = its_end, i.turn = 0, i.lock_id = the_lock, i.lock_user = me,
                    i.lock_workstation = the_workstation, i.locked_at = moment, i.attempts = i.attempts + 1,
                    i.changes = i.changes + 1
                WHERE i.id = found;
                INSERT INTO event_all (queue_id, item_id, at, kind, user_name, workstation, lock_id)
                VALUES (chosen, found, moment, 'claimed', me, the_workstation, the_lock);
                SET items = CONCAT_WS(',', items, item_answer(found)), taken = taken + 1;
            ELSEIF misses < 3 THEN
                -- Others were just taking all that was seen. Once more: now the reads above wait for them.
                SET misses = misses + 1;
            ELSE
                SET giving = NULLIF(TRIM(BOTH ',' FROM REPLACE(CONCAT(',', giving, ','), CONCAT(',', chosen, ','), ',')), '');
            END IF;
        END IF;
    END WHILE;
    IF taken = the_count THEN
        SET answer = claim_answer(the_count, the_lock, items, 'none', 0, NULL, NULL, moment);
        LEAVE taking;
    END IF;
    -- Why not more: what waits for others comes first, then what waits for a time, then the rules.
    SET shortage = 'empty', rest = queue_ids;
    WHILE rest <> '' DO
        SET its_id = SUBSTRING_INDEX(rest, ',', 1), rest = SUBSTR(rest, CHAR_LENGTH(SUBSTRING_INDEX(rest, ',', 1)) + 2);
        SELECT CASE WHEN COALESCE(s.takes, 0) = 0 THEN 'not_permitted' WHEN q.paused THEN 'paused'
                    WHEN q.source_query IS NOT NULL THEN 'on_request'
                    WHEN free_locks(its_id, me) = 0 THEN 'lock_limit' END, q.other_hands
        INTO its_place, hands
        FROM queue_all AS q
        LEFT JOIN sight_all AS s ON s.queue_id = q.id AND s.login = SESSION_LOGIN()
        WHERE q.id = its_id;
        IF its_place IS NOT NULL THEN
            SET shortage = its_place;
        ELSE
            SELECT held_by_others + COUNT(*) INTO held_by_others FROM item_all AS i FORCE INDEX (item_turn)
            WHERE i.queue_id = its_id AND i.state = 'locked' AND i.lock_user <> me AND (hands = 0 OR (NOT i.not_for <=> me AND NOT i.nor_for <=> me));
            SELECT MIN(i.due_at) INTO its_next FROM item_all AS i FORCE INDEX (item_turn)
            WHERE i.queue_id = its_id AND i.state = 'open' AND i.due_at > moment AND (hands = 0 OR (NOT i.not_for <=> me AND NOT i.nor_for <=> me));
            IF hands = 1 THEN
                SELECT unfit + COUNT(*) INTO unfit FROM item_all AS i FORCE INDEX (item_turn)
                WHERE i.queue_id = its_id AND i.state = 'open' AND (i.not_for <=> me OR i.nor_for <=> me);
            END IF;
            SET next_available = COALESCE(LEAST(next_available, its_next), next_available, its_next);
        END IF;
    END WHILE;
    SET answer = claim_answer(
        the_count, the_lock, items,
        CASE WHEN held_by_others > 0 THEN 'all_held' WHEN next_available IS NOT NULL THEN 'later'
             WHEN unfit > 0 THEN 'other_hands' ELSE shortage END,
        held_by_others, NULL, next_available, moment);
END
