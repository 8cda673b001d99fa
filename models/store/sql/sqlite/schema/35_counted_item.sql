-- name: counted_item
-- What a record was counted as: its cells in the order of the fields (NULL: as it came in; a null in it: too long to be
-- counted; then what they were compared with, where a later file brought that), and whether it was finished. So what changes
-- later can be taken out again. is_gone: the item is no more.
CREATE TABLE counted_item (
    learned_id INTEGER NOT NULL REFERENCES learned (id) ON DELETE CASCADE,
    item_id INTEGER NOT NULL,
    cells TEXT,
    is_done INTEGER NOT NULL,
    is_gone INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (learned_id, item_id)
) STRICT, WITHOUT ROWID

-- name: counted_item_gone
CREATE INDEX counted_item_gone ON counted_item (learned_id) WHERE is_gone = 1

-- name: item_leaves_the_counts
-- With the row of a follow-up that is withdrawn the way from its events to their queue goes.
CREATE TRIGGER item_leaves_the_counts
AFTER DELETE ON item
WHEN OLD.state = 'open'
BEGIN
    UPDATE counted_item SET is_gone = 1
    WHERE learned_id IN (SELECT id FROM learned WHERE queue_id = OLD.queue_id) AND item_id = OLD.id;
END

-- name: counted_item_row
CREATE VIEW counted_item_row AS
SELECT learned_id, item_id, cells, is_done, is_gone FROM counted_item
