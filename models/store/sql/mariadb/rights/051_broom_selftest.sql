GRANT SELECT ON selftest_all TO 'intray_broom'@'localhost'
