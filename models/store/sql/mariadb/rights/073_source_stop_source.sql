GRANT EXECUTE ON PROCEDURE stop_source TO 'intray_source'@'localhost'
