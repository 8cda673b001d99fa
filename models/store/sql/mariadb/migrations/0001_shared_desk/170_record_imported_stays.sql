CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' TRIGGER record_imported_stays
BEFORE UPDATE ON record_all FOR EACH ROW
IF NEW.imported <> OLD.imported THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'imported_stays';
END IF
