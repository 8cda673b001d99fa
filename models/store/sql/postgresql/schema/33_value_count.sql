-- name: value_count
-- In how many records a value stands, and how many of these were finished with it as it came in (left_as). rank puts the
-- frequent ones first and changes seldom, so that the indexes need not be written with every record. No value is longer than
-- 250 characters: longer ones are not counted.
CREATE TABLE intray.value_count (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    learned_id bigint NOT NULL REFERENCES intray.learned (id) ON DELETE CASCADE,
    field integer NOT NULL,
    value text COLLATE "C" NOT NULL,
    records bigint NOT NULL,
    left_as bigint NOT NULL,
    starts text COLLATE "C" NOT NULL GENERATED ALWAYS AS (pg_catalog.left(value, 3)) STORED,
    ends text COLLATE "C" NOT NULL GENERATED ALWAYS AS (pg_catalog.right(value, 3)) STORED,
    rank integer NOT NULL GENERATED ALWAYS AS (CASE
        WHEN records >= 100000 THEN -12 WHEN records >= 30000 THEN -11 WHEN records >= 10000 THEN -10
        WHEN records >= 3000 THEN -9 WHEN records >= 1000 THEN -8 WHEN records >= 300 THEN -7
        WHEN records >= 100 THEN -6 WHEN records >= 50 THEN -5 WHEN records >= 20 THEN -4
        WHEN records >= 10 THEN -3 WHEN records >= 5 THEN -2 WHEN records >= 2 THEN -1 ELSE 0 END) STORED,
    CONSTRAINT value_counted_once UNIQUE (learned_id, field, value)
) WITH (fillfactor = 85)

-- name: value_count_frequent
CREATE INDEX value_count_frequent ON intray.value_count (learned_id, field, rank, id)

-- name: value_count_starts
CREATE INDEX value_count_starts ON intray.value_count (learned_id, field, starts, rank, id)

-- name: value_count_ends
CREATE INDEX value_count_ends ON intray.value_count (learned_id, field, ends, rank, id)

-- name: rows_of_value_count
ALTER TABLE intray.value_count ENABLE ROW LEVEL SECURITY

-- name: see_value_count
-- Written so that it is no condition for an index: with a list of numbers the order of the index would be of no use.
CREATE POLICY see_value_count ON intray.value_count FOR SELECT
USING (learned_id IN (SELECT learned.id FROM intray.learned))

-- name: value_count_row
CREATE VIEW intray.value_count_row WITH (security_invoker = true) AS
SELECT id, learned_id, field, value, records, left_as, starts, ends, rank FROM intray.value_count
