-- Whoever sets the database up is an administrator, as long as nobody else could be: of those registered, whose login is
-- still there. So the server's superuser finds the way back in.
INSERT INTO user_all (name, login, roles)
SELECT me.login, me.login, 'administrator'
FROM (SELECT SESSION_LOGIN() AS login) AS me
WHERE NOT EXISTS (
    SELECT 1 FROM user_all AS other JOIN mysql.user AS a ON a.User = other.login AND a.is_role = 'N'
    WHERE other.active = 1 AND FIND_IN_SET('administrator', other.roles))
ON DUPLICATE KEY UPDATE roles = CONCAT_WS(',', NULLIF(roles, ''), 'administrator'), active = 1, "change" = "change" + 1
