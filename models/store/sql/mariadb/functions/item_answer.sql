-- One item as an answer shows it: the columns of item_row but the search text, which nobody needs back.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION item_answer(the_item BIGINT)
RETURNS LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE answer LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin;
    SELECT JSON_OBJECT(
        'id', i.id, 'queue_id', i.queue_id, 'queue', q.name, 'key', i.item_key, 'priority', i.priority,
        'rank', -i.priority, 'state', i.state,
        'available_at', CASE WHEN i.state = 'open' AND i.due_at IS NOT NULL
                             THEN CONCAT(REPLACE(i.due_at, ' ', 'T'), 'Z') ELSE '' END,
        'lock_id', i.lock_id, 'lock_user', i.lock_user, 'lock_workstation', i.lock_workstation,
        'locked_at', CONCAT(REPLACE(i.locked_at, ' ', 'T'), 'Z'),
        'expires_at', CASE WHEN i.state = 'locked' THEN CONCAT(REPLACE(i.due_at, ' ', 'T'), 'Z') END,
        'attempts', i.attempts, 'created_by', i.created_by,
        'created_at', CONCAT(REPLACE(i.created_at, ' ', 'T'), 'Z'), 'change', i.changes,
        'record', COALESCE(r.current, r.imported))
    INTO answer
    FROM item_all AS i
    JOIN queue_all AS q ON q.id = i.queue_id
    JOIN record_all AS r ON r.item_id = i.id
    WHERE i.id = the_item;
    RETURN answer;
END
