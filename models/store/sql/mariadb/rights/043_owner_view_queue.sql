GRANT SELECT ON queue TO 'intray_owner'@'localhost' WITH GRANT OPTION
