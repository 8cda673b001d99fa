-- name: item_state_moves
-- The same moves as canMove() in queue/state.cpp and the diagram in docs/architecture.md.
CREATE TRIGGER item_state_moves
BEFORE UPDATE OF state ON item
WHEN OLD.state <> NEW.state AND NOT (
    (OLD.state = 'staged' AND NEW.state = 'open')
    OR (OLD.state = 'open' AND (NEW.state = 'locked' OR NEW.state = 'done' OR NEW.state = 'dismissed'))
    OR (OLD.state = 'locked' AND (NEW.state = 'open' OR NEW.state = 'done' OR NEW.state = 'failed' OR NEW.state = 'dismissed'))
    OR ((OLD.state = 'done' OR OLD.state = 'failed' OR OLD.state = 'dismissed') AND NEW.state IN ('locked', 'open')))
BEGIN
    SELECT RAISE(ABORT, 'state_move_allowed');
END

-- name: item_takeover_is_told
-- A claim that takes an expired lock away ends that lock in the history first.
CREATE TRIGGER item_takeover_is_told
BEFORE UPDATE OF lock_id ON item
WHEN OLD.lock_id IS NOT NULL AND NEW.lock_id IS NOT NULL AND OLD.lock_id <> NEW.lock_id
BEGIN
    INSERT INTO event (item_id, at, kind, user, workstation, lock_id)
    VALUES (OLD.id, NEW.locked_at, 'expired', OLD.lock_user, OLD.lock_workstation, OLD.lock_id);
END

-- name: item_place_stays
-- An item that could move into a selftest's queue could be made to vanish.
CREATE TRIGGER item_place_stays
BEFORE UPDATE OF queue_id ON item
WHEN OLD.queue_id <> NEW.queue_id
BEGIN
    SELECT RAISE(ABORT, 'place_stays');
END

-- name: item_stays
-- Only what nobody has ever seen may go: staged rows of a discarded import, and the follow-up item of a completion
-- that is taken back before anybody could take it. And the items of a selftest.
CREATE TRIGGER item_stays
BEFORE DELETE ON item
WHEN NOT (OLD.state = 'staged'
    OR (OLD.state = 'open' AND OLD.attempts = 0 AND OLD.available_at <> '')
    OR EXISTS (SELECT 1 FROM selftest_item WHERE id = OLD.id))
BEGIN
    SELECT RAISE(ABORT, 'item_stays');
END

-- name: item_row
-- An item as the lists and the desk read it. CROSS JOIN fixes the order: the item's index leads. CASE, because SQLite would
-- read the end of an open item's record, too, which stands behind its texts.
CREATE VIEW item_row AS
SELECT
    item.id, item.queue_id, queue.name AS queue, item.key, item.priority, item.rank, item.state,
    item.available_at, item.lock_id, item.lock_user, item.lock_workstation, item.locked_at, item.expires_at,
    item.attempts, item.created_by, item.created_at, item.change,
    coalesce(record.current, record.imported) AS record, record.missing, record.search,
    item.from_item_id, item.sent_back_by, item.sent_back_reason, item.assigned_to, item.asked, item.import_id,
    CASE WHEN item.state = 'done' THEN record.finished_at IS NOT NULL AND record.finished_by IS NULL ELSE 0 END AS has_passed
FROM item
CROSS JOIN queue ON queue.id = item.queue_id
CROSS JOIN record ON record.item_id = item.id
