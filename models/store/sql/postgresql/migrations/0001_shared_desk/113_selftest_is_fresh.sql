CREATE TRIGGER selftest_is_fresh BEFORE INSERT ON intray.selftest
FOR EACH ROW EXECUTE FUNCTION intray.check_selftest()
