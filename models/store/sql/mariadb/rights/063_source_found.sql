GRANT SELECT, INSERT, DELETE ON source_found_all TO 'intray_source'@'localhost'
