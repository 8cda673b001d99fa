-- Each statement can be run again: MariaDB commits after every change of a table.

-- name: queue_colour
ALTER TABLE queue_all ADD COLUMN IF NOT EXISTS colour VARCHAR(10) NOT NULL DEFAULT ''

-- name: colour_known
ALTER TABLE queue_all ADD CONSTRAINT IF NOT EXISTS colour_known CHECK (colour IN ('', 'red', 'green'))

-- name: old_queues_are_green
UPDATE queue_all SET colour = 'green'

-- name: trial
CREATE TABLE IF NOT EXISTS trial (
    item_id BIGINT NOT NULL PRIMARY KEY,
    weight INTEGER NOT NULL,
    KEY trial_weight (weight),
    CONSTRAINT trial_of_an_item FOREIGN KEY (item_id) REFERENCES item_all (id)
) ENGINE = InnoDB

-- name: old_items_are_weighed
INSERT IGNORE INTO trial (item_id, weight) SELECT id, priority FROM item_all WHERE state <> 'staged'
