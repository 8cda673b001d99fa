-- name: pair_count
-- In how many records two fields have these values together. Of a field with itself: how often people made the second value
-- of the first one.
CREATE TABLE pair_count (
    learned_id INTEGER NOT NULL REFERENCES learned (id) ON DELETE CASCADE,
    by_field INTEGER NOT NULL,
    by_value TEXT NOT NULL,
    field INTEGER NOT NULL,
    value TEXT NOT NULL,
    records INTEGER NOT NULL,
    PRIMARY KEY (learned_id, by_field, by_value, field, value)
) STRICT, WITHOUT ROWID

-- name: pair_count_row
CREATE VIEW pair_count_row AS
SELECT learned_id, by_field, by_value, field, value, records FROM pair_count
