GRANT EXECUTE ON PROCEDURE who_calls TO 'intray_source'@'localhost'
