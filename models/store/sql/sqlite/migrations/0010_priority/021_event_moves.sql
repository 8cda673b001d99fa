INSERT INTO event_again (id, item_id, at, kind, user, workstation, lock_id, operation_id, detail)
SELECT id, item_id, at, kind, user, workstation, lock_id, operation_id, detail FROM event
