-- name: rows_of_duplicate_key
ALTER TABLE intray.duplicate_key ENABLE ROW LEVEL SECURITY

-- name: see_duplicate_key
-- Those of the models that the login sees.
CREATE POLICY see_duplicate_key ON intray.duplicate_key FOR SELECT
USING (model_id IN (SELECT id FROM intray.duplicate_model))

-- name: duplicate_key_row
CREATE VIEW intray.duplicate_key_row WITH (security_invoker = true) AS
SELECT model_id, digest AS key, item_id FROM intray.duplicate_key
