CREATE TRIGGER event_no_delete
BEFORE DELETE ON event
WHEN OLD.item_id IS NULL OR NOT EXISTS (SELECT 1 FROM selftest_item WHERE id = OLD.item_id)
BEGIN
    SELECT RAISE(ABORT, 'history_is_append_only');
END
