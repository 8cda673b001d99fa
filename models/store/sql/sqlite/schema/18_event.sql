-- name: event_no_update
CREATE TRIGGER event_no_update
BEFORE UPDATE ON event
BEGIN
    SELECT RAISE(ABORT, 'history_is_append_only');
END

-- name: event_no_delete
CREATE TRIGGER event_no_delete
BEFORE DELETE ON event
WHEN OLD.item_id IS NULL OR NOT EXISTS (SELECT 1 FROM selftest_item WHERE id = OLD.item_id)
BEGIN
    SELECT RAISE(ABORT, 'history_is_append_only');
END

-- name: event_row
-- Without the digest of the record: who may not read a sealed record could guess it by that. The audit reads it.
CREATE VIEW event_row AS
SELECT id, item_id, at, kind, user, workstation, lock_id, operation_id,
       nullif(json_remove(detail, '$.digest'), '{}') AS detail
FROM event
