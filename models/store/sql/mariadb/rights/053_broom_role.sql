GRANT SELECT ON role_all TO 'intray_broom'@'localhost'
