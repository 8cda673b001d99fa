GRANT SELECT, INSERT, DELETE ON source_row_all TO 'intray_owner'@'localhost'
