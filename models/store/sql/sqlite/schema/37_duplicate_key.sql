-- name: duplicate_key_row
CREATE VIEW duplicate_key_row AS
SELECT model_id, digest AS key, item_id FROM duplicate_key
