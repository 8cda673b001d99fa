GRANT EXECUTE ON PROCEDURE forget_selftest TO 'intray_broom'@'localhost'
