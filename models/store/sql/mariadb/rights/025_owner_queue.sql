GRANT SELECT, INSERT, UPDATE, DELETE ON queue_all TO 'intray_owner'@'localhost'
