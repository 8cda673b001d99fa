-- name: user_row
-- Administrators, supervisors and auditors see everybody, others themselves.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW user_row AS
SELECT
    u.name, u.login, u.active, u.roles,
    COALESCE((SELECT GROUP_CONCAT(q.name ORDER BY q.name)
              FROM membership_all AS m JOIN queue_all AS q ON q.id = m.queue_id
              WHERE m.user = u.name), '') AS queues
FROM user_all AS u
JOIN user_all AS me
    ON me.active = 1
    AND me.login = SESSION_LOGIN()
WHERE u.name = me.name OR FIND_IN_SET('administrator', me.roles) OR FIND_IN_SET('supervisor', me.roles)
   OR FIND_IN_SET('auditor', me.roles)
