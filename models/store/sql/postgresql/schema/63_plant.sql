-- name: rows_of_plant
ALTER TABLE intray.plant ENABLE ROW LEVEL SECURITY

-- name: see_plant
-- Everybody sees their own, and nobody another's: no supervisor, administrator or auditor. Of what is planted now nobody.
CREATE POLICY see_plant ON intray.plant FOR SELECT
USING ("user" = (SELECT intray.my_name()) AND outcome IS NOT NULL)

-- name: plant_row
CREATE VIEW intray.plant_row WITH (security_invoker = true) AS
SELECT queue_id, field, kind, "user", intray.iso(planted_at) AS planted_at, outcome FROM intray.plant
