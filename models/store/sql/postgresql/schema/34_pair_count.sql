-- name: pair_count_is_kept
-- Room for its counts to change beside their rows, so that no index is written.
ALTER TABLE intray.pair_count SET (fillfactor = 85)

-- name: rows_of_pair_count
ALTER TABLE intray.pair_count ENABLE ROW LEVEL SECURITY

-- name: see_pair_count
CREATE POLICY see_pair_count ON intray.pair_count FOR SELECT
USING (learned_id IN (SELECT learned.id FROM intray.learned))

-- name: pair_count_row
CREATE VIEW intray.pair_count_row WITH (security_invoker = true) AS
SELECT learned_id, by_field, by_value, field, value, records FROM intray.pair_count
