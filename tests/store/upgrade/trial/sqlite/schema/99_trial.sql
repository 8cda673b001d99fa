-- name: queue_colour
ALTER TABLE queue ADD COLUMN colour TEXT NOT NULL DEFAULT ''
    CONSTRAINT colour_known CHECK (colour IN ('', 'red', 'green'))

-- name: trial
CREATE TABLE trial (
    item_id INTEGER NOT NULL PRIMARY KEY REFERENCES item (id),
    weight INTEGER NOT NULL
) STRICT

-- name: trial_weight
CREATE INDEX trial_weight ON trial (weight)
