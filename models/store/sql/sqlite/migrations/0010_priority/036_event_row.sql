CREATE VIEW event_row AS
SELECT id, item_id, at, kind, user, workstation, lock_id, operation_id, detail FROM event
