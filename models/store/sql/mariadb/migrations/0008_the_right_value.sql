-- The right value.

-- name: event_kind_proposed
-- What is corrected in bulk is proposed to whoever holds an item.
ALTER TABLE event_all MODIFY kind ENUM(
    'imported', 'added', 'claimed', 'completed', 'returned', 'dismissed', 'failed', 'released', 'expired',
    'taken_back', 'reopened', 'withdrawn', 'tombstone', 'sent_back', 'prioritized', 'noted',
    'merged', 'absorbed', 'told_apart', 'corrected', 'assigned',
    'unassigned', 'attached', 'updated', 'recalled', 'proposed') CHARACTER SET ascii NOT NULL

-- name: event_rule_proposed
INSERT IGNORE INTO event_rule (kind, effect, state, unfinished, completed) VALUES ('proposed', 'none', NULL, 0, 0)
