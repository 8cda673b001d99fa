GRANT SELECT, INSERT, UPDATE, DELETE ON import_all TO 'intray_owner'@'localhost'
