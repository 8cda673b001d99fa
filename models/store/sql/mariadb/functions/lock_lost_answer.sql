-- Who has the item now, or what became of it; who may not see the item hears that there is none.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION lock_lost_answer(the_item BIGINT)
RETURNS LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE answer LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin;
    SELECT JSON_OBJECT(
        'refused', 'lock_lost', 'item', i.id, 'state', i.state, 'lock_id', i.lock_id, 'lock_user', i.lock_user,
        'lock_workstation', i.lock_workstation, 'locked_at', CONCAT(REPLACE(i.locked_at, ' ', 'T'), 'Z'),
        'expires_at', CASE WHEN i.state = 'locked' THEN CONCAT(REPLACE(i.due_at, ' ', 'T'), 'Z') END)
    INTO answer
    FROM item_all AS i
    JOIN sight_all AS s ON s.queue_id = i.queue_id AND s.login = SUBSTR(SESSION_USER(), 1, CHAR_LENGTH(SESSION_USER()) - CHAR_LENGTH(SUBSTRING_INDEX(SESSION_USER(), '@', -1)) - 1)
    WHERE i.id = the_item AND i.state <> 'staged' AND s.sees_items = 1;
    RETURN COALESCE(answer, JSON_OBJECT('refused', 'no_such_item', 'item', the_item));
END
