-- What helps with the verifying: notes, rules, suggestions, duplicates.

-- name: as_owner
SET LOCAL ROLE intray_owner

-- name: event_kind_noted
ALTER TYPE intray.event_kind ADD VALUE 'noted'

-- name: event_rule_noted
INSERT INTO intray.event_rule (kind, effect, state, unfinished, completed) VALUES ('noted', 'none', NULL, 0, 0)
