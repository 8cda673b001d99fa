-- Administrators, supervisors and auditors see everybody, others themselves.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW user_row AS
SELECT
    u.name, u.login, u.active, u.roles,
    COALESCE((SELECT GROUP_CONCAT(q.name ORDER BY q.name)
              FROM membership_all AS m JOIN queue_all AS q ON q.id = m.queue_id
              WHERE m.user_name = u.name), '') AS queues
FROM user_all AS u
JOIN user_all AS me
    ON me.active = 1
    AND me.login = SUBSTR(SESSION_USER(), 1, CHAR_LENGTH(SESSION_USER()) - CHAR_LENGTH(SUBSTRING_INDEX(SESSION_USER(), '@', -1)) - 1)
WHERE u.name = me.name OR FIND_IN_SET('administrator', me.roles) OR FIND_IN_SET('supervisor', me.roles)
   OR FIND_IN_SET('auditor', me.roles)
