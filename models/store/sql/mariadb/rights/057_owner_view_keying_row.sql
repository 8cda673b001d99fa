GRANT SELECT ON keying_row TO 'intray_owner'@'localhost' WITH GRANT OPTION
