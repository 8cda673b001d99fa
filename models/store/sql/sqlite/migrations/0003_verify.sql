-- What helps with the verifying: notes, rules, suggestions, duplicates.

-- name: event_rule_noted
INSERT INTO event_rule (kind, effect, state, unfinished, completed) VALUES ('noted', 'none', NULL, 0, 0)

-- name: event_rules_of_duplicates
INSERT INTO event_rule (kind, effect, state, unfinished, completed) VALUES
    ('merged', 'ends_lock', 'dismissed', -1, 0),
    ('absorbed', 'none', NULL, 0, 0),
    ('told_apart', 'none', NULL, 0, 0)
