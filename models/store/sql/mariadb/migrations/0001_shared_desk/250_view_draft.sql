-- Whoever sees the item's record sees what was typed for it; everybody sees what they typed themselves.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW draft AS
SELECT
    d.item_id, d.lock_id, d.user_name AS "user", d.revision, d.content,
    CONCAT(REPLACE(d.saved_at, ' ', 'T'), 'Z') AS saved_at
FROM draft_all AS d
JOIN item_all AS i ON i.id = d.item_id
LEFT JOIN sight_all AS s
    ON s.queue_id = i.queue_id
    AND s.login = SUBSTR(SESSION_USER(), 1, CHAR_LENGTH(SESSION_USER()) - CHAR_LENGTH(SUBSTRING_INDEX(SESSION_USER(), '@', -1)) - 1)
WHERE s.sees_records = 1
   OR d.user_name = (
        SELECT me.name FROM user_all AS me
        WHERE me.active = 1
          AND me.login = SUBSTR(SESSION_USER(), 1, CHAR_LENGTH(SESSION_USER()) - CHAR_LENGTH(SUBSTRING_INDEX(SESSION_USER(), '@', -1)) - 1))
