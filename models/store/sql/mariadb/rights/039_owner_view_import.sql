GRANT SELECT ON import TO 'intray_owner'@'localhost' WITH GRANT OPTION
