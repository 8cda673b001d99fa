-- name: draft_is_kept
-- Room for the next revision beside this one, and cleaned up often.
ALTER TABLE intray.draft SET (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 1000)

-- name: rows_of_draft
ALTER TABLE intray.draft ENABLE ROW LEVEL SECURITY

-- name: see_draft
-- That something was typed belongs to what an administrator sees of a lock.
CREATE POLICY see_draft ON intray.draft FOR SELECT
USING ("user" = (SELECT intray.my_name()) OR (SELECT intray.i_am('supervisor', 'administrator')))
