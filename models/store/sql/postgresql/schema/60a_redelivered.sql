-- name: rows_of_redelivered
ALTER TABLE intray.redelivered ENABLE ROW LEVEL SECURITY

-- name: see_redelivered
CREATE POLICY see_redelivered ON intray.redelivered FOR SELECT
USING ((SELECT intray.i_am('importer', 'administrator', 'supervisor', 'auditor')))

-- name: redelivered_row
CREATE VIEW intray.redelivered_row WITH (security_invoker = true) AS
SELECT redelivered.import_id, redelivered.item_id, redelivered.outcome FROM intray.redelivered
