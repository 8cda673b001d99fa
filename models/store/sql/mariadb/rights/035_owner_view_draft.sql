GRANT SELECT ON draft TO 'intray_owner'@'localhost' WITH GRANT OPTION
