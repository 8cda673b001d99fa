-- name: value_count
-- In how many records a value stands, and how many of these were finished with it as it came in (left_as). rank puts the
-- frequent ones first and changes seldom, so that the indexes need not be written with every record. No value is longer than
-- 250 characters: longer ones are not counted.
CREATE TABLE value_count (
    id INTEGER PRIMARY KEY,
    learned_id INTEGER NOT NULL REFERENCES learned (id) ON DELETE CASCADE,
    field INTEGER NOT NULL,
    value TEXT NOT NULL,
    records INTEGER NOT NULL,
    left_as INTEGER NOT NULL,
    starts TEXT NOT NULL GENERATED ALWAYS AS (substr(value, 1, 3)) VIRTUAL,
    ends TEXT NOT NULL GENERATED ALWAYS AS (substr(value, -3)) VIRTUAL,
    rank INTEGER NOT NULL GENERATED ALWAYS AS (CASE
        WHEN records >= 100000 THEN -12 WHEN records >= 30000 THEN -11 WHEN records >= 10000 THEN -10
        WHEN records >= 3000 THEN -9 WHEN records >= 1000 THEN -8 WHEN records >= 300 THEN -7
        WHEN records >= 100 THEN -6 WHEN records >= 50 THEN -5 WHEN records >= 20 THEN -4
        WHEN records >= 10 THEN -3 WHEN records >= 5 THEN -2 WHEN records >= 2 THEN -1 ELSE 0 END) VIRTUAL,
    CONSTRAINT value_counted_once UNIQUE (learned_id, field, value)
) STRICT

-- name: value_count_frequent
CREATE INDEX value_count_frequent ON value_count (learned_id, field, rank, id)

-- name: value_count_starts
CREATE INDEX value_count_starts ON value_count (learned_id, field, starts, rank, id)

-- name: value_count_ends
CREATE INDEX value_count_ends ON value_count (learned_id, field, ends, rank, id)

-- name: value_count_row
CREATE VIEW value_count_row AS
SELECT id, learned_id, field, value, records, left_as, starts, ends, rank FROM value_count
