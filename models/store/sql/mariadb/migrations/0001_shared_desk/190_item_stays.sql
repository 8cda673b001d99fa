-- Only what nobody has ever seen may go: staged rows of a discarded import, and the follow-up item of a completion
-- that is taken back before anybody could take it. And the items of a selftest.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' TRIGGER item_stays
BEFORE DELETE ON item_all FOR EACH ROW
IF NOT (OLD.state = 'staged'
        OR (OLD.state = 'open' AND OLD.attempts = 0 AND COALESCE(OLD.due_at, '1000-01-01') > '1000-01-01')
        OR EXISTS (SELECT 1 FROM selftest_all AS s
                   WHERE s.queue_id = OLD.queue_id AND OLD.id BETWEEN s.first_item AND s.last_item)) THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'item_stays';
END IF
