-- Nothing that anybody worked on becomes a selftest afterwards.
CREATE TRIGGER selftest_is_fresh
BEFORE INSERT ON selftest
WHEN EXISTS (SELECT 1 FROM queue WHERE id = NEW.queue_id AND name NOT LIKE 'selftest-%')
    OR EXISTS (SELECT 1 FROM item
               WHERE queue_id = NEW.queue_id AND NOT (
                   state = 'open' AND attempts = 0 AND import_id IS NULL AND key LIKE 'selftest-%'))
BEGIN
    SELECT RAISE(ABORT, 'selftest_is_fresh');
END
