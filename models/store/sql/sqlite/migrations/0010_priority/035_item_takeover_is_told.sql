-- A claim that takes an expired lock away ends that lock in the history first.
CREATE TRIGGER item_takeover_is_told
BEFORE UPDATE OF lock_id ON item
WHEN OLD.lock_id IS NOT NULL AND NEW.lock_id IS NOT NULL AND OLD.lock_id <> NEW.lock_id
BEGIN
    INSERT INTO event (item_id, at, kind, user, workstation, lock_id)
    VALUES (OLD.id, NEW.locked_at, 'expired', OLD.lock_user, OLD.lock_workstation, OLD.lock_id);
END
