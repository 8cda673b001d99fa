GRANT SELECT ON schema_version TO 'intray_owner'@'localhost' WITH GRANT OPTION
