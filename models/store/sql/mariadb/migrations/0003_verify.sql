-- What helps with the verifying: notes, rules, suggestions, duplicates.
-- Each statement can be run again: MariaDB commits after every change of a table.

-- name: event_kind_noted
ALTER TABLE event_all MODIFY kind ENUM(
    'imported', 'added', 'claimed', 'completed', 'returned', 'dismissed', 'failed', 'released', 'expired',
    'taken_back', 'reopened', 'withdrawn', 'tombstone', 'sent_back', 'prioritized', 'noted') CHARACTER SET ascii NOT NULL

-- name: event_rule_noted
INSERT IGNORE INTO event_rule (kind, effect, state, unfinished, completed) VALUES ('noted', 'none', NULL, 0, 0)
