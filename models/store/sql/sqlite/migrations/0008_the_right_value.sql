-- The right value.

-- name: event_rule_proposed
-- What is corrected in bulk is proposed to whoever holds an item.
INSERT INTO event_rule (kind, effect, state, unfinished, completed) VALUES ('proposed', 'none', NULL, 0, 0)
