GRANT SELECT, INSERT ON source_run_all TO 'intray_owner'@'localhost'
