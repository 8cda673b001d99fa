CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW figure_row AS
SELECT f.quarter, f.queue_id, f.kind, f.user_name AS "user", f.n, f.first_event, f.last_event
FROM figure_all AS f
JOIN sight_all AS s
    ON s.queue_id = f.queue_id AND s.sees_items = 1
    AND s.login = SUBSTR(SESSION_USER(), 1, CHAR_LENGTH(SESSION_USER()) - CHAR_LENGTH(SUBSTRING_INDEX(SESSION_USER(), '@', -1)) - 1)
