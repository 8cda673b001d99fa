CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' TRIGGER event_no_delete
BEFORE DELETE ON event_all FOR EACH ROW
IF NOT EXISTS (SELECT 1 FROM selftest_all AS s
               WHERE s.queue_id = OLD.queue_id AND OLD.item_id BETWEEN s.first_item AND s.last_item) THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'history_is_append_only';
END IF
