GRANT SELECT ON role_all TO 'intray_source'@'localhost'
