-- name: duplicate_key_all
-- Under which keys the records of a queue are looked for: digests of parts of their values. None of records that are
-- hidden, and none of dismissed ones.
-- The item is no foreign key: that would lock its row.
CREATE TABLE IF NOT EXISTS duplicate_key_all (
    model_id BIGINT NOT NULL,
    digest BIGINT NOT NULL,
    item_id BIGINT NOT NULL,
    PRIMARY KEY (model_id, digest, item_id),
    KEY duplicate_key_item (model_id, item_id),
    CONSTRAINT duplicate_key_of_a_model FOREIGN KEY (model_id) REFERENCES duplicate_model_all (id) ON DELETE CASCADE
) EXACT_TABLE

-- name: duplicate_key_row
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW duplicate_key_row AS
SELECT k.model_id, k.digest AS "key", k.item_id
FROM duplicate_key_all AS k
JOIN duplicate_model_all AS m ON m.id = k.model_id
JOIN sight_all AS s
    ON s.queue_id = m.queue_id AND s.sees_records = 1
    AND s.login = SESSION_LOGIN()
