GRANT SELECT ON record TO 'intray_owner'@'localhost' WITH GRANT OPTION
