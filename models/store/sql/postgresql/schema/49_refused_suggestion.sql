-- name: rows_of_refused_suggestion
ALTER TABLE intray.refused_suggestion ENABLE ROW LEVEL SECURITY

-- name: see_refused_suggestion
-- Whoever may read the record.
CREATE POLICY see_refused_suggestion ON intray.refused_suggestion FOR SELECT
USING (EXISTS (SELECT 1 FROM intray.record WHERE record.item_id = refused_suggestion.item_id))

-- name: refused_suggestion_row
CREATE VIEW intray.refused_suggestion_row WITH (security_invoker = true) AS
SELECT item_id, field, value, "user", intray.iso(at) AS at FROM intray.refused_suggestion
