CREATE TRIGGER selftest_stays BEFORE UPDATE ON intray.selftest
FOR EACH ROW EXECUTE FUNCTION intray.refuse('selftest_stays')
