-- name: rows_of_plant
-- Read through functions only: a plan would tell of rows that a filter hides.
ALTER TABLE intray.plant ENABLE ROW LEVEL SECURITY

-- name: plant_row
CREATE VIEW intray.plant_row WITH (security_invoker = true) AS
SELECT queue_id, field, kind, "user", intray.iso(planted_at) AS planted_at, outcome FROM intray.plant
