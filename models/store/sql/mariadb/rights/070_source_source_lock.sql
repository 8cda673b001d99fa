GRANT EXECUTE ON FUNCTION source_lock TO 'intray_source'@'localhost'
