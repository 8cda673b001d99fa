GRANT SELECT ON user_all TO 'intray_broom'@'localhost'
