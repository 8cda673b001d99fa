-- name: rows_of_redelivered
ALTER TABLE intray.redelivered ENABLE ROW LEVEL SECURITY

-- name: see_redelivered
CREATE POLICY see_redelivered ON intray.redelivered FOR SELECT
USING ((SELECT intray.i_am('importer', 'administrator', 'supervisor', 'auditor')))
