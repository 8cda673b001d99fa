-- name: proposal_row
-- Whoever holds the item sees what is proposed for it, and a supervisor.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW proposal_row AS
SELECT
    p.item_id, p.user, p.content, CONCAT(REPLACE(p.typed_at, ' ', 'T'), 'Z') AS typed_at, p.given_by
FROM proposal_all AS p
JOIN item_all AS i ON i.id = p.item_id
JOIN user_all AS me
    ON me.active = 1 AND (FIND_IN_SET('supervisor', me.roles) OR i.state = 'locked' AND i.lock_user = me.name)
    AND me.login = SESSION_LOGIN()
