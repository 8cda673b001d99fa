-- A claim that gave less than was asked for, and why: what waits for others comes first, then what waits for a time,
-- then the rules.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION shortage_answer(
    me VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin, the_queue_ids LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin, requested INTEGER, the_lock CHAR(36) CHARACTER SET ascii COLLATE ascii_bin, items LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin, moment DATETIME(3))
RETURNS LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE shortage VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin DEFAULT 'empty';
    DECLARE rest LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin DEFAULT the_queue_ids;
    DECLARE its_id, held BIGINT;
    DECLARE held_in_all BIGINT DEFAULT 0;
    DECLARE its_next, first_next DATETIME(3);
    DECLARE its_paused, its_takes INTEGER;
    WHILE rest <> '' DO
        SET its_id = SUBSTRING_INDEX(rest, ',', 1), rest = SUBSTR(rest, CHAR_LENGTH(SUBSTRING_INDEX(rest, ',', 1)) + 2);
        SELECT q.paused, COALESCE(s.takes, 0) INTO its_paused, its_takes
        FROM queue_all AS q
        LEFT JOIN sight_all AS s ON s.queue_id = q.id AND s.login = SUBSTR(SESSION_USER(), 1, CHAR_LENGTH(SESSION_USER()) - CHAR_LENGTH(SUBSTRING_INDEX(SESSION_USER(), '@', -1)) - 1)
        WHERE q.id = its_id;
        IF NOT its_takes THEN
            SET shortage = 'not_permitted';
        ELSEIF its_paused THEN
            SET shortage = 'paused';
        ELSEIF free_locks(its_id, me) = 0 THEN
            SET shortage = 'lock_limit';
        ELSE
            SELECT COUNT(*) INTO held FROM item_all AS i FORCE INDEX (item_turn)
            WHERE i.queue_id = its_id AND i.state = 'locked' AND i.lock_user <> me;
            SELECT MIN(i.due_at) INTO its_next FROM item_all AS i FORCE INDEX (item_turn)
            WHERE i.queue_id = its_id AND i.state = 'open' AND i.due_at > moment;
            SET held_in_all = held_in_all + held;
            SET first_next = COALESCE(LEAST(first_next, its_next), first_next, its_next);
        END IF;
    END WHILE;
    RETURN claim_answer(
        requested, the_lock, items,
        CASE WHEN held_in_all > 0 THEN 'all_held' WHEN first_next IS NOT NULL THEN 'later' ELSE shortage END,
        held_in_all, NULL, first_next, moment);
END
