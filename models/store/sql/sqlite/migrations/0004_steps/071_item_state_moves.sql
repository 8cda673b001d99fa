-- The same moves as canMove() in queue/state.cpp and the diagram in docs/architecture.md.
CREATE TRIGGER item_state_moves
BEFORE UPDATE OF state ON item
WHEN OLD.state <> NEW.state AND NOT (
    (OLD.state = 'staged' AND NEW.state = 'open')
    OR (OLD.state = 'open' AND NEW.state IN ('locked', 'done'))
    OR (OLD.state = 'locked' AND NEW.state IN ('open', 'done', 'failed', 'dismissed'))
    OR (OLD.state IN ('done', 'failed', 'dismissed') AND NEW.state IN ('locked', 'open')))
BEGIN
    SELECT RAISE(ABORT, 'state_move_allowed');
END
