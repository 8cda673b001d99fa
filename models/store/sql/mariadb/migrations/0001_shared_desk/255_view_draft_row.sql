-- Everybody sees what they typed themselves, a supervisor what anybody typed.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW draft_row AS
SELECT
    d.item_id, d.lock_id, d.user_name AS "user", d.revision, d.content,
    CONCAT(REPLACE(d.saved_at, ' ', 'T'), 'Z') AS saved_at
FROM draft_all AS d
JOIN user_all AS me
    ON me.active = 1 AND (me.name = d.user_name OR FIND_IN_SET('supervisor', me.roles))
    AND me.login = SUBSTR(SESSION_USER(), 1, CHAR_LENGTH(SESSION_USER()) - CHAR_LENGTH(SUBSTRING_INDEX(SESSION_USER(), '@', -1)) - 1)
