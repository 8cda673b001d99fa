-- name: item
-- Narrow and hot: a claim touches this table and the history only.
-- available_at is '' for what is available now: it sorts first, so one index gives the claim order.
-- from_item_id is the item of the step before. not_for and nor_for are who did that step: they do not do this one where
-- the queue wants other hands. sent_back_by and its reason say who sent the item back to this step. is_sent_back is 1
-- where it ended here by being sent back: it opens again when its record comes again.
-- assigned_to is for whom the item is: a user, or @ and a tag; while it waits it stands in their line (see assignee).
CREATE TABLE item (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    queue_id INTEGER NOT NULL REFERENCES queue (id),
    key TEXT NOT NULL,
    priority INTEGER NOT NULL DEFAULT 0,
    rank INTEGER NOT NULL GENERATED ALWAYS AS (-priority) VIRTUAL,
    state TEXT NOT NULL,
    available_at TEXT NOT NULL DEFAULT '',
    lock_user TEXT,
    lock_workstation TEXT,
    lock_id TEXT,
    locked_at TEXT,
    expires_at TEXT,
    attempts INTEGER NOT NULL DEFAULT 0,
    import_id INTEGER REFERENCES import (id),
    created_by TEXT NOT NULL,
    created_at TEXT NOT NULL,
    change INTEGER NOT NULL DEFAULT 1,
    from_item_id INTEGER,
    not_for TEXT,
    nor_for TEXT,
    sent_back_by TEXT,
    sent_back_reason TEXT,
    is_sent_back INTEGER,
    assigned_to TEXT,
    line TEXT,
    CONSTRAINT key_unique_in_queue UNIQUE (queue_id, key),
    CONSTRAINT key_not_blank CHECK (length(trim(key)) > 0),
    CONSTRAINT state_known CHECK (
        state = 'open' OR state = 'locked' OR state = 'done' OR state = 'staged' OR state = 'failed' OR state = 'dismissed'),
    CONSTRAINT locked_means_a_whole_lock CHECK (
        (state = 'locked') = (lock_id IS NOT NULL)
        AND (lock_id IS NULL) = (lock_user IS NULL)
        AND (lock_id IS NULL) = (lock_workstation IS NULL)
        AND (lock_id IS NULL) = (locked_at IS NULL)
        AND (lock_id IS NULL) = (expires_at IS NULL)),
    CONSTRAINT only_open_waits_for_later CHECK (available_at = '' OR state IN ('staged', 'open')),
    CONSTRAINT staged_by_an_import CHECK (state <> 'staged' OR import_id IS NOT NULL)
) STRICT

-- name: item_claim_order
CREATE INDEX item_claim_order ON item (queue_id, available_at, rank, id) WHERE state = 'open'

-- name: item_open_by_key
CREATE INDEX item_open_by_key ON item (queue_id, key, id) WHERE state = 'open'

-- name: item_locked
-- One for whose lock is over, for who holds what, and for what a lock holds: a file has few locked items, so the last two
-- read through it; each index more is a page more that each claim and each completion writes.
CREATE INDEX item_locked ON item (queue_id, expires_at, lock_user, lock_id) WHERE state = 'locked'

-- name: item_finished
CREATE INDEX item_finished ON item (queue_id, state, id)
WHERE state = 'done' OR state = 'failed' OR state = 'dismissed'

-- name: item_staged
CREATE INDEX item_staged ON item (import_id, id) WHERE state = 'staged'

-- name: item_from
CREATE INDEX item_from ON item (from_item_id) WHERE from_item_id IS NOT NULL

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
-- An item as the lists and the desk read it. CROSS JOIN fixes the order: the item's index leads.
CREATE VIEW item_row AS
SELECT
    item.id, item.queue_id, queue.name AS queue, item.key, item.priority, item.rank, item.state,
    item.available_at, item.lock_id, item.lock_user, item.lock_workstation, item.locked_at, item.expires_at,
    item.attempts, item.created_by, item.created_at, item.change,
    coalesce(record.current, record.imported) AS record, record.search,
    item.from_item_id, item.sent_back_by, item.sent_back_reason, item.assigned_to
FROM item
CROSS JOIN queue ON queue.id = item.queue_id
CROSS JOIN record ON record.item_id = item.id
