-- The right value.

-- name: as_owner
AS_OWNER

-- name: old_correct_items
-- Each item has its own values now.
DROP FUNCTION IF EXISTS intray.correct_items(uuid, uuid, text, jsonb, jsonb, jsonb, text),
    intray.correct_items(uuid, uuid, text, jsonb, text)

-- name: event_kind_proposed
-- What is corrected in bulk is proposed to whoever holds an item.
ALTER TYPE intray.event_kind ADD VALUE 'proposed'

-- name: event_rule_proposed
INSERT INTO intray.event_rule (kind, effect, state, unfinished, completed) VALUES ('proposed', 'none', NULL, 0, 0)
