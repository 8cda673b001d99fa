-- Without the record. due_at and turn are the columns of the index in claim order (see item_all).
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW item AS
SELECT
    i.id, i.queue_id, i.item_key AS "key", i.priority, -i.priority AS "rank", i.state,
    CASE WHEN i.state = 'open' AND i.due_at > '1000-01-01' THEN CONCAT(REPLACE(i.due_at, ' ', 'T'), 'Z') ELSE '' END
        AS available_at,
    i.lock_id, i.lock_user, i.lock_workstation, CONCAT(REPLACE(i.locked_at, ' ', 'T'), 'Z') AS locked_at,
    CASE WHEN i.state = 'locked' THEN CONCAT(REPLACE(i.due_at, ' ', 'T'), 'Z') END AS expires_at,
    i.attempts, i.created_by, CONCAT(REPLACE(i.created_at, ' ', 'T'), 'Z') AS created_at, i.changes AS "change",
    i.due_at, i.turn, i.from_item_id
FROM item_all AS i
JOIN sight_all AS s
    ON s.queue_id = i.queue_id AND s.sees_items = 1
    AND s.login = SUBSTR(SESSION_USER(), 1, CHAR_LENGTH(SESSION_USER()) - CHAR_LENGTH(SUBSTRING_INDEX(SESSION_USER(), '@', -1)) - 1)
WHERE i.state <> 'staged'
