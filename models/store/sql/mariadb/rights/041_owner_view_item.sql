GRANT SELECT ON item TO 'intray_owner'@'localhost' WITH GRANT OPTION
