-- The right value.

-- name: event_rule_proposed
-- What is corrected in bulk is proposed to whoever holds an item.
INSERT INTO event_rule (kind, effect, state, unfinished, completed) VALUES ('proposed', 'none', NULL, 0, 0)

-- name: counted_slice
-- What many records at once change in value_count and pair_count, and is not in them yet: a slice of it whose keys lie side by
-- side, the first of which is not before begins (CountChanges::slices). With it so many records, of these corrections, get into
-- the counts. Slices with the same keys have the same begins, and go in in the order of their ids.
CREATE TABLE counted_slice (
    id INTEGER PRIMARY KEY,
    learned_id INTEGER NOT NULL REFERENCES learned (id) ON DELETE CASCADE,
    begins BLOB NOT NULL,
    records INTEGER NOT NULL,
    corrections INTEGER NOT NULL,
    changes BLOB NOT NULL
) STRICT

-- name: counted_slice_in_turn
CREATE INDEX counted_slice_in_turn ON counted_slice (learned_id, begins, id, records)
