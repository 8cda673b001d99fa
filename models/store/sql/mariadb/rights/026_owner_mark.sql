GRANT SELECT, INSERT, UPDATE ON mark_all TO 'intray_owner'@'localhost'
