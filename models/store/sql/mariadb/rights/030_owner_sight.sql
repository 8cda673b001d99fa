GRANT SELECT, INSERT, DELETE ON sight_all TO 'intray_owner'@'localhost'
