GRANT SELECT, INSERT, UPDATE, DELETE, TRIGGER ON record_all TO 'intray_owner'@'localhost'
