-- name: owner
AS_OWNER

-- name: queue_colour
ALTER TABLE intray.queue ADD COLUMN colour text NOT NULL DEFAULT ''
    CONSTRAINT colour_known CHECK (colour IN ('', 'red', 'green'))

-- name: old_queues_are_green
UPDATE intray.queue SET colour = 'green'

-- name: trial
CREATE TABLE intray.trial (
    item_id bigint NOT NULL PRIMARY KEY REFERENCES intray.item (id),
    weight integer NOT NULL
)

-- name: trial_weight
CREATE INDEX trial_weight ON intray.trial (weight)

-- name: old_items_are_weighed
INSERT INTO intray.trial (item_id, weight) SELECT id, priority FROM intray.item WHERE state <> 'staged'

-- name: rules_known
-- The colour is a rule of a queue here (rule_state): without a line the audit says that it was changed past Intray.
INSERT INTO intray.rule_event (at, kind, about, subject, "user", state)
SELECT pg_catalog.clock_timestamp(), 'known', about, subject, session_user, state FROM intray.rule_state WHERE about = 'queue'
