-- name: pair_count
-- In how many records two fields have these values together. Of a field with itself: how often people made the second value
-- of the first one.
CREATE TABLE intray.pair_count (
    learned_id bigint NOT NULL REFERENCES intray.learned (id) ON DELETE CASCADE,
    by_field integer NOT NULL,
    field integer NOT NULL,
    records bigint NOT NULL,
    by_value text COLLATE "C" NOT NULL,
    value text COLLATE "C" NOT NULL,
    PRIMARY KEY (learned_id, by_field, by_value, field, value)
) WITH (fillfactor = 85)

-- name: rows_of_pair_count
ALTER TABLE intray.pair_count ENABLE ROW LEVEL SECURITY

-- name: see_pair_count
CREATE POLICY see_pair_count ON intray.pair_count FOR SELECT
USING (learned_id IN (SELECT learned.id FROM intray.learned))

-- name: pair_count_row
CREATE VIEW intray.pair_count_row WITH (security_invoker = true) AS
SELECT learned_id, by_field, by_value, field, value, records FROM intray.pair_count
