GRANT SELECT ON lock_row TO 'intray_owner'@'localhost' WITH GRANT OPTION
