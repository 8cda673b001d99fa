-- Nothing that anybody worked on becomes a selftest afterwards.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' TRIGGER selftest_is_fresh
BEFORE INSERT ON selftest_all FOR EACH ROW
IF EXISTS (SELECT 1 FROM queue_all AS q WHERE q.id = NEW.queue_id AND q.name NOT LIKE 'selftest-%')
   OR EXISTS (SELECT 1 FROM item_all AS i
              WHERE i.queue_id = NEW.queue_id
                AND NOT (i.state = 'open' AND i.attempts = 0 AND i.import_id IS NULL
                         AND i.item_key LIKE 'selftest-%')) THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'selftest_is_fresh';
END IF
