GRANT SELECT ON import_row TO 'intray_owner'@'localhost' WITH GRANT OPTION
