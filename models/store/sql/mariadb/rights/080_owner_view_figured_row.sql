GRANT SELECT ON figured_row TO 'intray_owner'@'localhost' WITH GRANT OPTION
