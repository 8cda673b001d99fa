GRANT SELECT, INSERT, UPDATE, DELETE ON earlier_record_all TO 'intray_owner'@'localhost'
