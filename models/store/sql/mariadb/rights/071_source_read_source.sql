GRANT EXECUTE ON PROCEDURE read_source TO 'intray_source'@'localhost'
