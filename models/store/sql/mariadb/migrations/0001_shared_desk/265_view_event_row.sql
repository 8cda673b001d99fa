CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW event_row AS
SELECT
    e.id, e.item_id, CONCAT(REPLACE(e.at, ' ', 'T'), 'Z') AS at, e.kind, e.user_name AS "user", e.workstation,
    e.lock_id, e.operation_id, e.detail
FROM event_all AS e
JOIN sight_all AS s
    ON s.queue_id = e.queue_id AND s.sees_items = 1
    AND s.login = SUBSTR(SESSION_USER(), 1, CHAR_LENGTH(SESSION_USER()) - CHAR_LENGTH(SUBSTRING_INDEX(SESSION_USER(), '@', -1)) - 1)
