GRANT SELECT ON request_row TO 'intray_owner'@'localhost' WITH GRANT OPTION
