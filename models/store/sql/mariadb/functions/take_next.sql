-- Locks the next items of the queues under one lock and answers with them. Sent again with the same lock it answers
-- with what that lock holds.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE take_next(
    IN me VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin, IN the_queues LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin, IN the_count INTEGER, IN the_lock CHAR(36) CHARACTER SET ascii COLLATE ascii_bin, IN the_workstation VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin,
    IN moment DATETIME(3), OUT answer LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin)
MODIFIES SQL DATA SQL SECURITY INVOKER
taking: BEGIN
    DECLARE queue_ids, giving LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
    DECLARE its_name VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin;
    DECLARE place, gives, is_limited, is_plain INTEGER;
    DECLARE some_limited, all_plain, taken INTEGER DEFAULT 0;
    DECLARE its_id, seen, found BIGINT;
    DECLARE its_place VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin DEFAULT 'line';
    DECLARE items LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin DEFAULT held_items(me, the_lock);
    IF items IS NOT NULL THEN
        SET answer = claim_answer(the_count, the_lock, items, 'none', 0, NULL, NULL, moment);
        LEAVE taking;
    END IF;
    SET place = 0;
    WHILE place < COALESCE(JSON_LENGTH(the_queues), 0) DO
        SET its_name = JSON_VALUE(the_queues, CONCAT('$[', place, ']'));
        CALL look_at_queue(its_name, moment, its_id, gives, is_limited, is_plain);
        IF its_id IS NULL THEN
            SET answer = JSON_OBJECT('refused', 'no_such_queue', 'queue', its_name);
            LEAVE taking;
        END IF;
        SET queue_ids = CONCAT_WS(',', queue_ids, its_id);
        IF gives THEN
            SET giving = CONCAT_WS(',', giving, its_id);
            SET some_limited = some_limited OR is_limited, all_plain = is_plain;
        END IF;
        SET place = place + 1;
    END WHILE;
    -- The user's row makes limits exact: two sessions of one user take one after the other.
    IF some_limited THEN
        SELECT u.name INTO its_name FROM user_all AS u WHERE u.name = me FOR UPDATE;
    END IF;
    SET all_plain = all_plain AND NOT some_limited AND giving NOT LIKE '%,%';
    WHILE taken < the_count AND giving IS NOT NULL DO
        IF all_plain THEN
            SET its_id = giving;
        ELSE
            CALL choose_queue(giving, me, moment, its_id, seen, its_place);
        END IF;
        IF its_id IS NOT NULL THEN
            CALL lock_of_queue(its_id, seen, its_place, moment, found);
            IF found IS NULL THEN
                SET giving = NULLIF(TRIM(BOTH ',' FROM REPLACE(CONCAT(',', giving, ','), CONCAT(',', its_id, ','), ',')), '');
            ELSE
                CALL take_item(found, me, the_lock, the_workstation, moment);
                SET items = CONCAT_WS(',', items, item_answer(found)), taken = taken + 1;
            END IF;
        END IF;
    END WHILE;
    IF taken < the_count THEN
        SET answer = shortage_answer(me, queue_ids, the_count, the_lock, items, moment);
    ELSE
        SET answer = claim_answer(the_count, the_lock, items, 'none', 0, NULL, NULL, moment);
    END IF;
END
