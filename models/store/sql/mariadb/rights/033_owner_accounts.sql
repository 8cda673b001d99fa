-- To tell whether a login exists; no password hashes.
GRANT SELECT (User, Host, is_role) ON mysql.user TO 'intray_owner'@'localhost'
