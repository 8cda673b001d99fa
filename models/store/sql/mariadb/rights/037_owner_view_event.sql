GRANT SELECT ON event TO 'intray_owner'@'localhost' WITH GRANT OPTION
