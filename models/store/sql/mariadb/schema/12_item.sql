-- name: item
-- Without the record. A lock's id is its holder's, and of those who release locks or check the history. due_at and turn are the columns of the index in claim order (see item_all).
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW item AS
SELECT
    i.id, i.queue_id, i."key", i.priority, i."rank", i.state,
    COALESCE(CONCAT(REPLACE(i.available_at, ' ', 'T'), 'Z'), '') AS available_at,
    CASE WHEN s.sees_locks OR i.lock_user = s.user THEN i.lock_id END AS lock_id, i.lock_user, i.lock_workstation,
    CONCAT(REPLACE(i.locked_at, ' ', 'T'), 'Z') AS locked_at,
    CONCAT(REPLACE(i.expires_at, ' ', 'T'), 'Z') AS expires_at,
    i.attempts, i.created_by, CONCAT(REPLACE(i.created_at, ' ', 'T'), 'Z') AS created_at, i."change",
    i.due_at, i.turn, i.from_item_id
FROM item_all AS i
JOIN sight_all AS s
    ON s.queue_id = i.queue_id AND s.sees_items = 1
    AND s.login = SESSION_LOGIN()
WHERE i.state <> 'staged'
