GRANT EXECUTE ON FUNCTION intray.begin_selftest(text, bigint, text), intray.remove_selftest(text, bigint)
TO intray_administrator
