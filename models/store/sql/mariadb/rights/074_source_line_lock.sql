GRANT EXECUTE ON FUNCTION line_lock TO 'intray_source'@'localhost'
