GRANT SELECT ON queue_row TO 'intray_owner'@'localhost' WITH GRANT OPTION
