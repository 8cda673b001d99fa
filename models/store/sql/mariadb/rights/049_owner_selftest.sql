-- A selftest is never another queue or other items afterwards: no UPDATE.
GRANT SELECT, INSERT, DELETE ON selftest_all TO 'intray_owner'@'localhost'
