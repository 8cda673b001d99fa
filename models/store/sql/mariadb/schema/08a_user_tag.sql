-- name: user_tag_row
-- As user_row: administrators, supervisors and auditors see everybody's, others their own.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW user_tag_row AS
SELECT t.user, q.name AS queue, t.tag
FROM user_tag_all AS t
JOIN queue_all AS q ON q.id = t.queue_id
JOIN user_all AS me
    ON me.active = 1
    AND me.login = SESSION_LOGIN()
WHERE t.user = me.name OR FIND_IN_SET('administrator', me.roles) OR FIND_IN_SET('supervisor', me.roles)
   OR FIND_IN_SET('auditor', me.roles)
