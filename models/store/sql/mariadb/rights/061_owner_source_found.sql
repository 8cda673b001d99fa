GRANT SELECT, DELETE ON source_found_all TO 'intray_owner'@'localhost'
