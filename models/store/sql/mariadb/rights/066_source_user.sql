GRANT SELECT ON user_all TO 'intray_source'@'localhost'
