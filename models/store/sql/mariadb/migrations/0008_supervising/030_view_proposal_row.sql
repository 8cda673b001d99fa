-- Whoever holds the item sees what is proposed for it, and a supervisor.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW proposal_row AS
SELECT
    p.item_id, p.user_name AS "user", p.content, CONCAT(REPLACE(p.typed_at, ' ', 'T'), 'Z') AS typed_at, p.given_by
FROM proposal_all AS p
JOIN item_all AS i ON i.id = p.item_id
JOIN user_all AS me
    ON me.active = 1 AND (FIND_IN_SET('supervisor', me.roles) OR i.state = 'locked' AND i.lock_user = me.name)
    AND me.login = SUBSTR(SESSION_USER(), 1, CHAR_LENGTH(SESSION_USER()) - CHAR_LENGTH(SUBSTRING_INDEX(SESSION_USER(), '@', -1)) - 1)
