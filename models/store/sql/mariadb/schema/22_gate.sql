-- The gate of the everyday call (finish_and_take_next): so many sessions are in it at a time, each in the place of its
-- connection's number, and the others wait for that place. Without it 64 sessions that never pause would read past
-- each other's locks, which costs more than their work.
-- name: gate_all
CREATE TABLE IF NOT EXISTS gate_all (
    place INTEGER NOT NULL PRIMARY KEY
) EXACT_TABLE

-- name: places
INSERT IGNORE INTO gate_all (place) VALUES (0), (1), (2), (3), (4), (5), (6), (7)
