GRANT SELECT ON adopted_all TO 'intray_owner'@'localhost'
