-- Even the owner cannot change the history. TRUNCATE and DROP fire no trigger: they need the right to drop the table,
-- which the server's administrator alone has, and no trigger could hold that one.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' TRIGGER event_no_update
BEFORE UPDATE ON event_all FOR EACH ROW
SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'history_is_append_only'
