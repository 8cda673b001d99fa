GRANT SELECT ON record_row TO 'intray_owner'@'localhost' WITH GRANT OPTION
