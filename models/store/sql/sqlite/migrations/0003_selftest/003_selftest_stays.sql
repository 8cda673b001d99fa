CREATE TRIGGER selftest_stays
BEFORE UPDATE ON selftest
BEGIN
    SELECT RAISE(ABORT, 'selftest_stays');
END
