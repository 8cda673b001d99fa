GRANT SELECT, INSERT, UPDATE, DELETE, TRIGGER ON item_all TO 'intray_owner'@'localhost'
