CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' TRIGGER event_no_delete
BEFORE DELETE ON event_all FOR EACH ROW
SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'history_is_append_only'
