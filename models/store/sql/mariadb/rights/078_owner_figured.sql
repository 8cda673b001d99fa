GRANT SELECT, UPDATE ON figured_all TO 'intray_owner'@'localhost'
