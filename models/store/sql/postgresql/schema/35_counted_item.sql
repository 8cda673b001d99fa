-- name: rows_of_counted_item
-- What stands in these belongs to records that may be sealed by now: for those who count alone.
ALTER TABLE intray.counted_item ENABLE ROW LEVEL SECURITY

-- name: see_counted_item
CREATE POLICY see_counted_item ON intray.counted_item FOR SELECT
USING ((SELECT intray.i_am('supervisor', 'worker')) AND learned_id IN (SELECT learned.id FROM intray.learned))
