GRANT SELECT, INSERT, UPDATE ON user_all TO 'intray_owner'@'localhost'
