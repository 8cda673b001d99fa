GRANT SELECT ON user_row TO 'intray_owner'@'localhost' WITH GRANT OPTION
