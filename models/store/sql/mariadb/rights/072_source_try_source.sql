GRANT EXECUTE ON PROCEDURE try_source TO 'intray_source'@'localhost'
