-- name: duplicate_key
-- Under which keys the records of a queue are looked for: digests of parts of their values. None of records that are
-- hidden, and none of dismissed ones.
-- The item is no foreign key: that would lock its row.
CREATE TABLE intray.duplicate_key (
    model_id bigint NOT NULL REFERENCES intray.duplicate_model (id) ON DELETE CASCADE,
    digest bigint NOT NULL,
    item_id bigint NOT NULL,
    PRIMARY KEY (model_id, digest, item_id)
)

-- name: duplicate_key_item
CREATE INDEX duplicate_key_item ON intray.duplicate_key (model_id, item_id)

-- name: rows_of_duplicate_key
ALTER TABLE intray.duplicate_key ENABLE ROW LEVEL SECURITY

-- name: see_duplicate_key
-- Those of the models that the login sees.
CREATE POLICY see_duplicate_key ON intray.duplicate_key FOR SELECT
USING (model_id IN (SELECT id FROM intray.duplicate_model))

-- name: duplicate_key_row
CREATE VIEW intray.duplicate_key_row WITH (security_invoker = true) AS
SELECT model_id, digest AS key, item_id FROM intray.duplicate_key
