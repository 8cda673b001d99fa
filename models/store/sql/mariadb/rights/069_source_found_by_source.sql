GRANT EXECUTE ON PROCEDURE found_by_source TO 'intray_source'@'localhost'
