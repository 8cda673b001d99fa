-- name: draft_is_kept
-- Room for the next revision beside this one, and cleaned up often.
ALTER TABLE intray.draft SET (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 1000)

-- name: rows_of_draft
ALTER TABLE intray.draft ENABLE ROW LEVEL SECURITY

-- name: see_draft
-- Everybody sees what they typed themselves, a supervisor what anybody typed.
CREATE POLICY see_draft ON intray.draft FOR SELECT
USING ("user" = (SELECT intray.my_name()) OR (SELECT intray.i_am('supervisor')))

-- name: draft_time
-- That something was typed under a lock, and when, belongs to what an administrator sees of it.
CREATE VIEW intray.draft_time AS
SELECT item_id, lock_id, saved_at FROM intray.draft WHERE (SELECT intray.i_am('supervisor', 'administrator'))
