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
