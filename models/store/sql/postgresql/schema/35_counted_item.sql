-- name: counted_item
-- What a record was counted as: its cells in the order of the fields (NULL: as it came in; a null in it: too long to be
-- counted; then what they were compared with, where a later file brought that), and whether it was finished. So what changes
-- later can be taken out again. is_gone: the item is no more.
CREATE TABLE intray.counted_item (
    learned_id bigint NOT NULL REFERENCES intray.learned (id) ON DELETE CASCADE,
    item_id bigint NOT NULL,
    cells jsonb,
    is_done boolean NOT NULL,
    PRIMARY KEY (learned_id, item_id)
)

-- name: rows_of_counted_item
-- What stands in these belongs to records that may be sealed by now: for those who count alone.
ALTER TABLE intray.counted_item ENABLE ROW LEVEL SECURITY

-- name: see_counted_item
CREATE POLICY see_counted_item ON intray.counted_item FOR SELECT
USING ((SELECT intray.i_am('supervisor', 'worker')) AND learned_id IN (SELECT learned.id FROM intray.learned))
