-- name: duplicate_key
-- Under which keys the records of a queue are looked for: digests of parts of their values. None of records that are
-- hidden, and none of dismissed ones.
CREATE TABLE duplicate_key (
    model_id INTEGER NOT NULL REFERENCES duplicate_model (id) ON DELETE CASCADE,
    digest INTEGER NOT NULL,
    item_id INTEGER NOT NULL REFERENCES item (id) ON DELETE CASCADE,
    PRIMARY KEY (model_id, digest, item_id)
) STRICT, WITHOUT ROWID

-- name: duplicate_key_item
CREATE INDEX duplicate_key_item ON duplicate_key (item_id, model_id)

-- name: duplicate_key_row
CREATE VIEW duplicate_key_row AS
SELECT model_id, digest AS key, item_id FROM duplicate_key
