-- Only what nobody has ever seen may go: staged rows of a discarded import, and the follow-up item of a completion
-- that is taken back before anybody could take it. And the items of a selftest.
CREATE TRIGGER item_stays
BEFORE DELETE ON item
WHEN NOT (OLD.state = 'staged'
    OR (OLD.state = 'open' AND OLD.attempts = 0 AND OLD.available_at <> '')
    OR EXISTS (SELECT 1 FROM selftest_item WHERE id = OLD.id))
BEGIN
    SELECT RAISE(ABORT, 'item_stays');
END
