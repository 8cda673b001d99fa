INSERT INTO event (item_id, at, kind, user, workstation, lock_id, operation_id, detail)
VALUES (:item, :now, :kind, :user, :workstation, :lock, :operation, :detail)
