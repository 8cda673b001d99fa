-- The same moves as canMove() in queue/state.cpp and the diagram in docs/architecture.md. A claim that takes an expired
-- lock away ends that lock in the history first.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' TRIGGER item_state_moves
BEFORE UPDATE ON item_all FOR EACH ROW
BEGIN
    IF OLD.state <> NEW.state AND NOT (
        (OLD.state = 'staged' AND NEW.state = 'open')
        OR (OLD.state = 'open' AND NEW.state = 'locked')
        OR (OLD.state = 'locked' AND NEW.state IN ('open', 'done', 'failed', 'dismissed'))
        OR (OLD.state IN ('done', 'failed', 'dismissed') AND NEW.state IN ('locked', 'open'))) THEN
        SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'state_move_allowed';
    END IF;
    IF OLD.lock_id <> NEW.lock_id THEN
        INSERT INTO event_all (queue_id, item_id, at, kind, user_name, workstation, lock_id)
        VALUES (OLD.queue_id, OLD.id, NEW.locked_at, 'expired', OLD.lock_user, OLD.lock_workstation, OLD.lock_id);
    END IF;
END
