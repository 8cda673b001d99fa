GRANT SELECT ON right_all TO 'intray_owner'@'localhost'
