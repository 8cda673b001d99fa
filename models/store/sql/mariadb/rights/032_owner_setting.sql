GRANT SELECT ON setting_all TO 'intray_owner'@'localhost'
