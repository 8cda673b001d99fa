-- name: asked_back_row
-- For those who can open items again. Others read in an item's history what was asked.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW asked_back_row AS
SELECT asked.item_id, asked.user, CONCAT(REPLACE(asked.at, ' ', 'T'), 'Z') AS at, asked.note
FROM asked_back_all AS asked
JOIN item_all AS i ON i.id = asked.item_id AND i.state IN ('done', 'failed', 'dismissed')
JOIN record_all AS r ON r.item_id = i.id AND r.finished_at <= asked.at
JOIN user_all AS me
    ON me.active = 1
    AND me.login = SESSION_LOGIN()
WHERE FIND_IN_SET('supervisor', me.roles) OR FIND_IN_SET('administrator', me.roles)
