-- name: selftest_is_fresh
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

-- name: selftest_stays
CREATE TRIGGER selftest_stays
BEFORE UPDATE ON selftest
BEGIN
    SELECT RAISE(ABORT, 'selftest_stays');
END

-- name: selftest_item
-- What a selftest makes, which holds nothing. Whatever somebody puts into its queue or counts to it is not one of these,
-- stays with its history, and is sealed.
CREATE VIEW selftest_item AS
SELECT item.id, item.queue_id
FROM selftest
JOIN item ON item.queue_id = selftest.queue_id AND item.id BETWEEN selftest.first_item AND selftest.last_item
LEFT JOIN record ON record.item_id = item.id
WHERE item.key LIKE 'selftest-%' AND item.import_id IS NULL
  AND coalesce(record.imported, '{}') = '{}' AND coalesce(record.current, '{}') = '{}'
  AND coalesce(record.context, record.result, record.error) IS NULL
