-- Whoever sets the database up is its first administrator.
INSERT INTO user_all (name, login, roles)
SELECT me.login, me.login, 'administrator'
FROM (SELECT SUBSTR(SESSION_USER(), 1, CHAR_LENGTH(SESSION_USER()) - CHAR_LENGTH(SUBSTRING_INDEX(SESSION_USER(), '@', -1)) - 1) AS login) AS me
WHERE NOT EXISTS (SELECT 1 FROM user_all AS other WHERE FIND_IN_SET('administrator', other.roles))
ON DUPLICATE KEY UPDATE roles = CONCAT_WS(',', roles, 'administrator'), active = 1
