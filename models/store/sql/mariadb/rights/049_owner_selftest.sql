GRANT SELECT, INSERT, DELETE, TRIGGER ON selftest_all TO 'intray_owner'@'localhost'
