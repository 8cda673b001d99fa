-- name: counted_item_all
-- What a record was counted as: its cells in the order of the fields (NULL: as it came in; a null in it: too long to be
-- counted; then what they were compared with, where a later file brought that), and whether it was finished. So what changes
-- later can be taken out again. is_gone: the item is no more.
CREATE TABLE IF NOT EXISTS counted_item_all (
    learned_id BIGINT NOT NULL,
    item_id BIGINT NOT NULL,
    cells EXACT_TEXT,
    is_done TINYINT NOT NULL,
    PRIMARY KEY (learned_id, item_id),
    CONSTRAINT counted_item_of_what_was_learned FOREIGN KEY (learned_id) REFERENCES learned_all (id) ON DELETE CASCADE
) EXACT_TABLE
