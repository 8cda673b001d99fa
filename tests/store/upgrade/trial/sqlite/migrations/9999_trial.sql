-- name: queue_colour
ALTER TABLE queue ADD COLUMN colour TEXT NOT NULL DEFAULT ''
    CONSTRAINT colour_known CHECK (colour IN ('', 'red', 'green'))

-- name: old_queues_are_green
UPDATE queue SET colour = 'green'

-- name: drop_queue_row
DROP VIEW queue_row

-- name: queue_row
CREATE VIEW queue_row AS
SELECT queue.*, next_queue.name AS next_queue, decide_queue.name AS decide_queue
FROM queue
LEFT JOIN queue AS next_queue ON next_queue.id = queue.next_queue_id
LEFT JOIN queue AS decide_queue ON decide_queue.id = queue.decide_queue_id

-- name: trial
CREATE TABLE trial (
    item_id INTEGER NOT NULL PRIMARY KEY REFERENCES item (id),
    weight INTEGER NOT NULL
) STRICT

-- name: trial_weight
CREATE INDEX trial_weight ON trial (weight)

-- name: old_items_are_weighed
INSERT INTO trial (item_id, weight) SELECT id, priority FROM item WHERE state <> 'staged'
