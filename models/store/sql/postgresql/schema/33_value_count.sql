-- name: value_count_is_kept
-- Room for its counts to change beside their rows, so that only an index whose column changes is written.
ALTER TABLE intray.value_count SET (fillfactor = 85)

-- name: rows_of_value_count
ALTER TABLE intray.value_count ENABLE ROW LEVEL SECURITY

-- name: see_value_count
-- Written so that it is no condition for an index: with a list of numbers the order of the index would be of no use.
CREATE POLICY see_value_count ON intray.value_count FOR SELECT
USING (learned_id IN (SELECT learned.id FROM intray.learned))

-- name: value_count_row
CREATE VIEW intray.value_count_row WITH (security_invoker = true) AS
SELECT id, learned_id, field, value, records, left_as, starts, ends, rank FROM intray.value_count
