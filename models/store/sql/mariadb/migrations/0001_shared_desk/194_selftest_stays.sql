CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' TRIGGER selftest_stays
BEFORE UPDATE ON selftest_all FOR EACH ROW
SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'selftest_stays'
