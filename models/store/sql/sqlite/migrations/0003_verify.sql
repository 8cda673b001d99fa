-- What helps with the verifying: notes, rules, suggestions, duplicates.

-- name: event_rule_noted
INSERT INTO event_rule (kind, effect, state, unfinished, completed) VALUES ('noted', 'none', NULL, 0, 0)
