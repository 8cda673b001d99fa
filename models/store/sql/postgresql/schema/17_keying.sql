-- name: rows_of_keying
ALTER TABLE intray.keying ENABLE ROW LEVEL SECURITY

-- name: see_keying
-- These are values of records, and an auditor reads none; errors_of_queue() counts for them.
CREATE POLICY see_keying ON intray.keying FOR SELECT
USING ((SELECT intray.i_am('supervisor', 'administrator')))
